package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.number.Precondition;
import dev.runesheet.model.Numerals;
import dev.runesheet.spi.fact.Layers;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The declarations that not every game has.
 *
 * @param roles scopes by the role of their first entity
 * @param sums the stats added to each stat
 * @param least the least that modifiers make of each stat
 * @param untold stats and words of cards that are neither told to players nor drawn
 * @param formulas formulas that have names, as they are written
 * @param titles what people call otherwise than by its name
 * @param states the words for what an entity is, by stat and its value
 * @param counts for each kind of attached cards the property whose word, with the kind, is the stat
 *     that counts them
 * @param equipment for each kind of cards that equip others the kinds of those; their effects are
 *     those of the card in play that they are attached to
 * @param menus lists of options that programs offer, by name
 * @param calculations calculations by name
 * @param abilityKinds kinds of abilities by name
 * @param continuous the continuous effects of cards and rules, by effect
 * @param listed the answers and suppressors that programs can ask for, by effect
 * @param building the rules for decks; null if any deck is valid
 * @param worth the value of a position for a player, who is self; null if not declared
 * @param certain the condition that holds of each player, who is self, whenever somebody is asked;
 *     null if not declared
 * @param winner the rule for who wins if nobody has won before; null if not declared
 * @param characters the cards that players are; null if they are none
 * @param course the course of matches besides the phases
 * @param attachable the kinds of cards that can be attached to another, or covered by one; null if
 *     they are not known
 * @param handLimits the effects that make players give up cards of which they have too many
 * @param openHands the open zones that are hands if a game has no others
 * @param hiddenWays the programs in which a hidden card decides how they go on, and those that they
 *     run then
 * @param together whether all players win or all lose
 */
public record OptionalDeclarations(
    Map<String, String> roles,
    Map<String, List<String>> sums,
    Map<String, Double> least,
    List<String> untold,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> formulas,
    Titles titles,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Map<String, String>> states,
    Map<String, String> counts,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, List<String>> equipment,
    Map<String, Menu> menus,
    Map<String, Calculated> calculations,
    Map<String, AbilityKind> abilityKinds,
    Map<String, Continuous> continuous,
    Map<String, Listed> listed,
    DeckRules building,
    Expression.Number worth,
    @JsonInclude(JsonInclude.Include.NON_NULL) Expression.Test certain,
    @JsonInclude(JsonInclude.Include.NON_NULL) WinnerRule winner,
    Characters characters,
    Course course,
    @JsonInclude(JsonInclude.Include.NON_NULL) List<String> attachable,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> handLimits,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> openHands,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> hiddenWays,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean together) {

  /** The names of declarations that follow from effects, with which their differences are told. */
  public static final Set<String> OF_EFFECTS =
      Set.of("continuous", "hiddenWays", "listed", "menus");

  /** The declarations of a game of characters. */
  public static OptionalDeclarations of(Characters characters, Course course) {
    Map<String, String> none = Map.of();
    return new OptionalDeclarations(
        none,
        Map.of(),
        Map.of(),
        List.of(),
        none,
        Titles.NONE,
        Map.of(),
        none,
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        null,
        null,
        null,
        null,
        characters,
        course,
        null,
        List.of(),
        List.of(),
        List.of(),
        false);
  }

  /** The same declarations if only cards of some kinds can be attached or covered. */
  public OptionalDeclarations attaching(Collection<String> kinds) {
    return with(
        abilityKinds,
        continuous,
        listed,
        List.copyOf(kinds),
        handLimits,
        openHands,
        hiddenWays,
        together);
  }

  /** The same declarations with other data that follows from effects. */
  public OptionalDeclarations with(
      Map<String, AbilityKind> otherKinds,
      Map<String, Continuous> otherContinuous,
      Map<String, Listed> otherListed,
      List<String> otherAttachable,
      List<String> otherLimits,
      List<String> otherHands,
      List<String> otherWays,
      boolean all) {
    return new OptionalDeclarations(
        roles,
        sums,
        least,
        untold,
        formulas,
        titles,
        states,
        counts,
        equipment,
        menus,
        calculations,
        otherKinds,
        otherContinuous,
        otherListed,
        building,
        worth,
        certain,
        winner,
        characters,
        course,
        otherAttachable,
        otherLimits,
        otherHands,
        otherWays,
        all);
  }

  /** The calculations that raise an event. */
  public List<Calculated> raising(String event) {
    return calculations.values().stream().filter(one -> one.raises().equals(event)).toList();
  }

  /** The words for what an entity with a value of a stat is; empty if the value has none. */
  public Optional<String> state(String stat, double value) {
    Map<String, String> named = states.getOrDefault(stat, Map.of());
    return Optional.ofNullable(named.get(Numerals.plain(value)));
  }

  /** True if a card of a kind may be attached to another, or covered by one. */
  public boolean mayBeAttached(String kind) {
    return attachable == null || attachable.contains(kind);
  }

  /** True if effects of cards of a kind are those of what the cards are attached to. */
  public boolean isEquipment(String kind) {
    return equipment.containsKey(kind);
  }

  /** The kinds of the cards that have the effects in force of cards of a kind. */
  public List<String> bearers(String kind) {
    return equipment.getOrDefault(kind, List.of(kind));
  }

  /** Keeps the orders. */
  public OptionalDeclarations {
    roles = Ordered.copy(roles);
    Map<String, List<String>> lists = new LinkedHashMap<>(sums);
    lists.replaceAll((stat, added) -> List.copyOf(added));
    sums = Ordered.copy(lists);
    least = Ordered.copy(least);
    untold = List.copyOf(untold);
    formulas = formulas == null ? Map.of() : Ordered.copy(formulas);
    titles = titles == null ? Titles.NONE : titles;
    states = states == null ? Map.of() : Ordered.copy(states); // Null in catalogs without.
    counts = Ordered.copy(counts);
    Map<String, List<String>> bearing =
        new LinkedHashMap<>(equipment == null ? Map.of() : equipment);
    bearing.replaceAll((kind, bearers) -> List.copyOf(bearers));
    equipment = Ordered.copy(bearing);
    menus = Ordered.copy(menus);
    calculations = Ordered.copy(calculations);
    abilityKinds = Ordered.copy(abilityKinds);
    continuous = Ordered.copy(continuous);
    listed = Ordered.copy(listed);
    handLimits = handLimits == null ? List.of() : List.copyOf(handLimits);
    openHands = openHands == null ? List.of() : List.copyOf(openHands);
    hiddenWays = hiddenWays == null ? List.of() : List.copyOf(hiddenWays);
  }

  /**
   * The definition of a continuous effect.
   *
   * @param type its type, by which it stacks
   * @param trigger the moment at which programs ask for it; empty if not declared
   * @param scope the entities it reaches
   * @param stat the stat that it changes
   * @param layer the layer in which it changes the stat
   * @param amount the amount; null if it is given when the effect is granted
   * @param zone the zone in which its holder must lie; empty for any
   * @param condition the condition that a calculation evaluates; null for none
   * @param per the scope whose entities it counts once for each; empty if it counts once
   */
  public record Continuous(
      String type,
      String trigger,
      String scope,
      String stat,
      Layers.Layer layer,
      Double amount,
      String zone,
      Expression.Test condition,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String per) {

    /**
     * Changes that count once have no {@code per} in a catalog, like those that were built without
     * it.
     */
    public Continuous {
      per = per == null ? "" : per;
    }
  }

  /**
   * An answer to events, or a suppressor, as programs ask for it.
   *
   * @param type its type; empty if not declared
   * @param trigger the moment at which programs ask for it; empty if not declared
   * @param scope whose effects a suppressor takes out of force; empty for an answer
   * @param abilities whether a suppressor takes abilities only out of force
   */
  public record Listed(String type, String trigger, String scope, boolean abilities) {}

  /**
   * A list of options that a program offers.
   *
   * @param what the content: abilities to use, or payments
   * @param kind the kind of the abilities; the stat that must be paid
   * @param from the scope whose cards have the abilities; the stat in which cards count
   */
  public record Menu(Offer what, String kind, String from) {}

  /** The content of a menu. */
  public enum Offer {
    /** Abilities of cards. */
    ABILITIES,
    /** Payments with attached cards. */
    PAYMENTS
  }

  /**
   * A kind of abilities.
   *
   * @param scope the cards that offer them; empty for all in play
   * @param inForce whether they can be suppressed
   * @param program the program of a use
   * @param usual the program of an ability without lines of its own
   * @param legal the effect that decides legality; empty if they are always legal
   * @param refusal the reason shown to players when they are not legal
   * @param missing the reason shown when needed numbers are missing
   * @param needsMore for each needed number the stat that raises the need
   * @param numbers the numbers that each has, with what they usually are
   * @param ends whether using one ends the phase
   * @param words the words that the player reads
   * @param precondition the part of its condition that is told without asking rules
   */
  public record AbilityKind(
      String scope,
      boolean inForce,
      String program,
      String usual,
      String legal,
      String refusal,
      String missing,
      Map<String, String> needsMore,
      Map<String, Double> numbers,
      boolean ends,
      String words,
      Precondition precondition) {

    /** Keeps the order. */
    public AbilityKind {
      needsMore = Ordered.copy(needsMore);
      numbers = Ordered.copy(numbers);
    }

    /** The same kind with another precondition. */
    public AbilityKind with(Precondition other) {
      return new AbilityKind(
          scope, inForce, program, usual, legal, refusal, missing, needsMore, numbers, ends, words,
          other);
    }
  }
}
