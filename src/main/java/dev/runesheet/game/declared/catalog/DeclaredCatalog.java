package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.number.Precondition;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.setup.RecordJson;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The catalog of a declared game.
 *
 * @param name the game as people call it
 * @param players the numbers of players that matches can have
 * @param turns the last turn; the match then ends in a draw
 * @param kinds kinds of entities by name
 * @param properties the properties of cards that are words, with these; with none for any word
 * @param zones zones by name
 * @param scopes scopes by name
 * @param events the events of the game's own
 * @param phases the phases of a turn, in order
 * @param actions actions by name
 * @param extras the declarations that not every game has
 * @param cards cards by id
 * @param decks decks by name: ids of cards from the top
 * @param deckZone the zone in which decks lie when a match begins
 * @param beginIn the other zones in which cards of some kinds begin, by kind
 * @param modes the modes of a game of characters, by name, the usual one first
 */
public record DeclaredCatalog(
    String name,
    Seats players,
    int turns,
    Map<String, Kind> kinds,
    Map<String, List<String>> properties,
    Map<String, Zone> zones,
    Map<String, Scope> scopes,
    List<String> events,
    List<Phase> phases,
    Map<String, Action> actions,
    OptionalDeclarations extras,
    Map<String, Card> cards,
    Map<String, List<String>> decks,
    String deckZone,
    Map<String, String> beginIn,
    Map<String, Mode> modes) {

  /** The kind of the entities that represent players. */
  public static final String PLAYER = "player";

  /** The controller of what belongs to no player: the game, and cards in common zones. */
  public static final int NOBODY = -1;

  /** The kind and definition of the entity that has the game's own rules. */
  public static final String GAME = EffectDefinition.GAME;

  /** The definition of the entities that represent players, which can have rules, too. */
  public static final String PLAYER_RULES = GAME + " player";

  /** Keeps the orders. */
  public DeclaredCatalog {
    Map<String, Kind> asked = new LinkedHashMap<>(kinds);
    Set<String> now = Scope.askedNow(scopes.values());
    asked.replaceAll((any, kind) -> kind.asked(now));
    kinds = Ordered.copy(asked);
    properties = Ordered.copy(properties);
    zones = Ordered.copy(zones);
    scopes = Ordered.copy(scopes);
    events = List.copyOf(events);
    phases = List.copyOf(phases);
    actions = Ordered.copy(actions);
    cards = Ordered.copy(cards);
    Map<String, List<String>> lists = new LinkedHashMap<>(decks);
    lists.replaceAll((deck, ids) -> List.copyOf(ids));
    decks = Ordered.copy(lists);
    beginIn = Ordered.copy(beginIn);
    modes = Ordered.copy(modes);
  }

  /** True for a kind of cards: those of players and of the game are none. */
  public static boolean isOfCards(String kind) {
    return !kind.equals(PLAYER) && !kind.equals(GAME);
  }

  /** True if entities of a kind have a number. */
  public boolean hasStat(String kind, String stat) {
    return statsOf(kind).contains(stat);
  }

  /** The numbers of a kind, in order; none if there is no such kind. */
  public Set<String> statsOf(String kind) {
    return usual(kind).keySet();
  }

  /** The numbers of a kind with their usual values, in order; none if there is no such kind. */
  public Map<String, Double> usual(String kind) {
    return kinds.containsKey(kind) ? kinds.get(kind).stats() : Map.of();
  }

  /** The numbers that some kind has. */
  public Set<String> stats() {
    Set<String> stats = new LinkedHashSet<>();
    kinds.values().forEach(kind -> stats.addAll(kind.stats().keySet()));
    return stats;
  }

  /** The numbers of a name that kinds and cards begin with. */
  public DoubleStream begun(String stat) {
    return Stream.concat(
            kinds.values().stream().map(Kind::stats), cards.values().stream().map(Card::stats))
        .filter(stats -> stats.containsKey(stat))
        .mapToDouble(stats -> stats.get(stat));
  }

  /** The abilities of all cards. */
  public Stream<Ability> abilities() {
    return cards.values().stream().flatMap(card -> card.abilities().values().stream());
  }

  /** The numbers that a card begins with, in order, in a map of its own. */
  public Map<String, Double> printed(Card card) {
    Map<String, Double> printed = new LinkedHashMap<>(usual(card.kind()));
    printed.putAll(card.stats());
    return printed;
  }

  /** The number that a card prints; none if its kind has none of the name. */
  public OptionalDouble printed(Card card, String stat) {
    return card.printed(stat, kinds.get(card.kind()).stats());
  }

  /** True if a card can be one of a scope, by its kind, its words and what it prints. */
  public boolean canBeOf(Scope scope, Card card) {
    return (scope.kinds().isEmpty() || scope.kinds().contains(card.kind()))
        && card.words().entrySet().containsAll(scope.words().entrySet())
        && scope.printed().entrySet().stream()
            .allMatch(
                one -> printed(card, one.getKey()).stream().anyMatch(one.getValue()::include));
  }

  /** The zones that are in play, or those that are not, in order. */
  public List<String> zones(boolean inPlay) {
    return zones.keySet().stream().filter(zone -> zones.get(zone).inPlay() == inPlay).toList();
  }

  /** The zones in play to which cards of a kind can come. */
  public List<String> inPlay(String kind) {
    return zones(true).stream().filter(zone -> zones.get(zone).mayHave(kind)).toList();
  }

  /** True for a zone that all players have in common. */
  public boolean isCommon(String zone) {
    return zones.containsKey(zone) && zones.get(zone).common();
  }

  /** The zones that all players have in common, or those of which each has one, in order. */
  public List<String> zonesInCommon(boolean common) {
    return zones.keySet().stream().filter(zone -> isCommon(zone) == common).toList();
  }

  /** The zone in which a card of a deck lies when a match begins. */
  public String begins(String card) {
    return beginIn.getOrDefault(cards.get(card).kind(), deckZone);
  }

  /** The zones in which cards of a kind lie when a match begins. */
  public Set<String> beginnings(String kind) {
    Set<String> zonesOfKind = new HashSet<>(Set.of(beginIn.getOrDefault(kind, deckZone)));
    boolean inDecks = extras.building() == null || extras.building().admits(kind);
    // Only the cards that a common zone begins with lie there.
    zonesOfKind.removeIf(zone -> !inDecks || isCommon(zone));
    zones.forEach(
        (name, zone) -> {
          if (zone.begins().stream().anyMatch(card -> cards.get(card).kind().equals(kind))) {
            zonesOfKind.add(name);
          }
        });
    return zonesOfKind;
  }

  /** The mode of a match whose set-up names none; empty if the game has no modes. */
  public String usualMode() {
    return modes.isEmpty() ? "" : modes.keySet().iterator().next();
  }

  /**
   * A mode by its name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Mode mode(String name) {
    if (!modes.containsKey(name)) {
      throw new IllegalArgumentException(
          "mode (" + name + ") is not one of " + modes.keySet() + ".");
    }
    return modes.get(name);
  }

  /** The same game with other modes and cards. */
  public DeclaredCatalog with(Map<String, Mode> others, Map<String, Card> otherCards) {
    return with(zones, actions, extras, otherCards, others);
  }

  /** The same game with other actions and extras. */
  public DeclaredCatalog with(Map<String, Action> otherActions, OptionalDeclarations otherExtras) {
    return with(zones, otherActions, otherExtras, cards, modes);
  }

  /** True if it is known which kinds of cards can come to each zone. */
  public boolean knowsKinds() {
    return zones.values().stream().allMatch(zone -> zone.kinds() != null);
  }

  /**
   * The same game if only cards of some kinds can come to each zone.
   *
   * @param coming the kinds that can come there
   * @param staying those that can be there when no program runs
   * @param drawn the zones to which lines draw cards
   */
  public DeclaredCatalog placing(
      Map<String, Set<String>> coming, Map<String, Set<String>> staying, Set<String> drawn) {
    Map<String, Zone> placed = new LinkedHashMap<>(zones);
    placed.replaceAll(
        (name, zone) -> zone.placing(coming.get(name), staying.get(name), drawn.contains(name)));
    return with(placed, actions, extras, cards, modes);
  }

  private DeclaredCatalog with(
      Map<String, Zone> otherZones,
      Map<String, Action> otherActions,
      OptionalDeclarations otherExtras,
      Map<String, Card> otherCards,
      Map<String, Mode> otherModes) {
    return new DeclaredCatalog(
        name,
        players,
        turns,
        kinds,
        properties,
        otherZones,
        scopes,
        events,
        phases,
        otherActions,
        otherExtras,
        otherCards,
        decks,
        deckZone,
        beginIn,
        otherModes);
  }

  /** The place of the phase that begins each turn. */
  public int firstOfTurn() {
    return extras.course().opening();
  }

  /** True if a phase is the last of a turn. */
  public boolean endsTurn(String phase) {
    return phases.get(phases.size() - 1).name().equals(phase);
  }

  /** The place of the phase that follows another one, if it is not left out. */
  public int next(String phase) {
    int index = phases.stream().map(Phase::name).toList().indexOf(phase) + 1;
    return index == phases.size() ? firstOfTurn() : index;
  }

  /** True if a phase is the last before the first turn. */
  public boolean endsOpening(String phase) {
    return firstOfTurn() > 0 && phases.get(firstOfTurn() - 1).name().equals(phase);
  }

  /**
   * True if a phase behind another one of the same turn is left out in a turn with a mark.
   *
   * @param index the place of the phase in which the turn gets the mark
   */
  public boolean leavesOut(String mark, int index) {
    // The first turn begins without marks.
    return index >= firstOfTurn()
        && phases.stream().skip(index + 1L).anyMatch(phase -> phase.unless().equals(mark));
  }

  /** True if abilities of cards can be used in a phase. */
  public boolean usesAbilities(String phase) {
    return phases.stream().anyMatch(one -> one.abilities() && one.name().equals(phase));
  }

  /** The phases that a position can begin with, as a match that stands in them calls them. */
  public List<String> beginnings() {
    return phases.stream().map(Phase::standing).toList();
  }

  /**
   * A zone; each player has one of his own, unless all have it in common.
   *
   * @param inPlay whether the effects of cards there are in play
   * @param seenBy the players who see cards there
   * @param anyOrder whether the order of the cards says nothing
   * @param most the most cards of a player, who is self; null for any number
   * @param common whether all players have it in common: what lies there is nobody's
   * @param begins the cards that lie in a common zone when a match begins, which are shuffled
   * @param kinds the kinds of cards that can come there; null if they are not known
   * @param staying those that can be there when no program runs; null if they are not known
   * @param drawn whether it holds only so many cards and lines draw to it, whatever is on top
   */
  public record Zone(
      boolean inPlay,
      SeenBy seenBy,
      boolean anyOrder,
      Expression.Number most,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean common,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> begins,
      @JsonInclude(JsonInclude.Include.NON_NULL) List<String> kinds,
      @JsonInclude(JsonInclude.Include.NON_NULL) List<String> staying,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean drawn) {

    /** A zone of which each player has one; it is not known what comes there. */
    public Zone(boolean inPlay, SeenBy seenBy, boolean anyOrder, Expression.Number most) {
      this(inPlay, seenBy, anyOrder, most, false, List.of(), null, null, false);
    }

    /** Copies the list of what lies there; a missing one is empty. */
    public Zone {
      begins = begins == null ? List.of() : List.copyOf(begins);
    }

    private Zone placing(Set<String> coming, Set<String> remaining, boolean draws) {
      List<String> come = List.copyOf(coming);
      List<String> stay = List.copyOf(remaining);
      boolean limited = most != null && draws;
      return new Zone(inPlay, seenBy, anyOrder, most, common, begins, come, stay, limited);
    }

    /** True if it holds only so many cards, which rules choose. */
    public boolean holdsChosen() {
      return most != null && !drawn;
    }

    /** True if cards of a kind may come there. */
    public boolean mayHave(String kind) {
      return kinds == null || kinds.contains(kind);
    }
  }

  /**
   * A phase of a turn.
   *
   * @param name its name
   * @param event the event that begins it, about the active player
   * @param test the effect that decides whether it takes place; empty if it always does
   * @param actions the actions offered in it, repeatedly until one ends it; empty for a phase
   *     without questions
   * @param abilities whether abilities of cards can be used in it
   * @param who the players who act
   * @param times how often they act, in rounds
   * @param passes whether it ends for a player without a legal action
   * @param opening whether it comes once, before the first turn; its event is about nobody
   * @param asking its name as long as a character's ability is asked for, after which its event
   *     follows; empty if it has one name only
   * @param unless the mark of a turn in which it is left out; empty for none
   */
  public record Phase(
      String name,
      String event,
      String test,
      List<String> actions,
      boolean abilities,
      Acting who,
      int times,
      boolean passes,
      boolean opening,
      String asking,
      String unless) {

    /** Copies the list. */
    public Phase {
      actions = List.copyOf(actions);
    }

    /** True if a player acts in it. */
    public boolean asks() {
      return !actions.isEmpty() || abilities;
    }

    /** True for the event that follows the answer which ability a character uses. */
    public boolean isUse(String used) {
      return !asking.isEmpty() && event.equals(used);
    }

    /** The name of the phase in which a match stands at its beginning. */
    public String standing() {
      return asking.isEmpty() ? name : asking;
    }
  }

  /** The players who act in a phase. */
  public enum Acting {
    /** The active player. */
    ACTIVE,
    /** All but the active player, one after the other in turn order. */
    OTHERS,
    /** The active player, then the others. */
    EACH
  }

  /**
   * An action of players.
   *
   * @param scope the entities it is done with, seen from the player; empty for the player alone
   * @param on the entities it is done to, seen from the player, which become the target; empty for
   *     none
   * @param program the effect that runs, with the chosen entity as {@code self}
   * @param legal the effect that decides legality; empty if it is always legal
   * @param refusal the reason shown to players when it is not legal
   * @param ends whether it ends the phase
   * @param once whether it can be done only once in each turn, with each entity
   * @param rarely whether bots do it only when nothing else is possible
   * @param precondition the part of its condition that is told without asking rules
   */
  public record Action(
      String scope,
      String on,
      String program,
      String legal,
      String refusal,
      boolean ends,
      boolean once,
      boolean rarely,
      Precondition precondition) {

    /** The same action with another precondition. */
    public Action with(Precondition other) {
      return new Action(scope, on, program, legal, refusal, ends, once, rarely, other);
    }
  }

  /** The players who see the cards of a zone; all for one that is not declared. */
  public SeenBy seenBy(String zone) {
    return zones.containsKey(zone) ? zones.get(zone).seenBy() : SeenBy.ALL;
  }

  /** True of an action that does nothing, with nothing, but end the phase. */
  public boolean isPass(String action) {
    Action one = actions.get(action);
    return one.scope().isEmpty() && one.program().isEmpty() && one.ends();
  }

  /** The effects that only answer whether an action, an ability or a phase is legal. */
  public Set<String> permissions() {
    Set<String> asked = phases.stream().map(Phase::test).collect(Collectors.toSet());
    actions.values().forEach(action -> asked.add(action.legal()));
    abilities().forEach(ability -> asked.addAll(ability.legal()));
    asked.remove("");
    return asked;
  }

  /** The same, and those that answer whether abilities of a kind are legal. */
  public Set<String> asked() {
    Set<String> asked = new HashSet<>(permissions());
    extras.abilityKinds().values().forEach(kind -> asked.add(kind.legal()));
    asked.remove("");
    return asked;
  }

  /** The JSON for a rule book. */
  public JsonNode toJson() {
    return RecordJson.write(this);
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static DeclaredCatalog of(JsonNode json) {
    return RecordJson.read(json, DeclaredCatalog.class);
  }

  /** The faults of a deck; none if it is allowed, has an unknown card, or any deck is allowed. */
  public List<DeckRules.Fault> deckFaults(Map<String, Integer> deck) {
    DeckRules rules = extras.building();
    return rules == null || !cards.keySet().containsAll(deck.keySet())
        ? List.of()
        : rules.faults(deck, cards, card -> !beginIn.containsKey(card.kind()));
  }
}
