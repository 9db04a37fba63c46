package dev.runesheet.language.active;

import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Underscored;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An effect type: its parameters, and templates in the language of declared games. In templates
 * {@code $amount} stands for the parameter of that name.
 */
@Doc("An effect type.")
public record EffectType(
    @Doc("Its text for players, where $amount is the parameter of that name.") String says,
    @Doc("The places for it: abilities, attacks, or other places on cards that have effects.")
        @Named("in")
        @Required
        List<@Ref("home") String> homes,
    @Doc("Its parameters by name.") Map<@Ref("parameter") String, Parameter> params,
    @Doc("Its trigger, scope and stacking while it stays; left out if it is done at once.")
        Optional<Standing> stays,
    @Doc(
            "A condition for the use of its ability or trainer; lines of an attack, after other"
                + " effects or within one are carried out only if it holds at that time.")
        @Named("if")
        Optional<String> test,
    @Doc("The reason why it cannot be used, in words for players.") @Default("\"\"") String because,
    @Doc("Lines before the damage of an attack is dealt.") Optional<JsonValue> before,
    @Doc("The damage of an attack, where $total is the damage without this effect.")
        Optional<String> damage,
    @Doc("Lines that are carried out, by an attack after its damage.") Optional<JsonValue> then,
    @Doc("Effects that an ability has as long as it is in play.") Optional<JsonValue> effects,
    @Doc("Statuses by name that the lines give.") Optional<JsonValue> statuses,
    Places places) {

  /** The field of effects and statuses that names the trigger under which they are listed. */
  private static final String TRIGGER = "trigger";

  /** The names of the values that its templates use. */
  Set<String> usedPlaces() {
    return placesBesides(Set.of());
  }

  /** The names of the values that make a difference in play: the trigger of a list makes none. */
  Set<String> decidingPlaces() {
    return placesBesides(Set.of(TRIGGER));
  }

  private Set<String> placesBesides(Set<String> fields) {
    Set<String> used = new LinkedHashSet<>();
    Stream.of(before, then, effects, statuses)
        .flatMap(Optional::stream)
        .forEach(template -> used.addAll(Template.placesBesides(template.node(), fields)));
    Stream.of(test, damage, stays.flatMap(Standing::key))
        .flatMap(Optional::stream)
        .forEach(text -> used.addAll(Template.places(text)));
    for (Parameter parameter : params.values()) {
      parameter.words().values().forEach(word -> used.addAll(Template.places(word.node())));
      parameter.tests().values().forEach(text -> used.addAll(Template.places(text)));
      Stream.of(parameter.as(), parameter.absent(), Optional.of(parameter.join()))
          .flatMap(Optional::stream)
          .forEach(text -> used.addAll(Template.places(text)));
    }
    return used;
  }

  /** The least duration that a use can say. */
  int leastDuration() {
    return stays.map(Standing::leastDuration).orElse(0);
  }

  /** True if its lines at most add to the damage of an attack. */
  boolean linesOnlyAdd() {
    return Stream.of(before, then)
        .flatMap(Optional::stream)
        .allMatch(template -> DamageFormula.onlyAddIn(template.node()));
  }

  /** The continuous form of an effect. */
  @Doc("The trigger, scope and stacking of an effect while it stays.")
  public record Standing(
      @Doc("Its trigger, the moment at which it counts or answers.")
          @Default("\"continuous\"")
          @Ref(WordList.TRIGGER)
          String trigger,
      @Doc("The cards or players that it concerns.") @Default("\"self\"") @Ref(WordList.SCOPE)
          String scope,
      @Doc("The way in which effects with its key add up.")
          @Named("stacking_mode")
          @Default("\"additive\"")
          @Underscored
          StackingMode stacking,
      @Doc("The key that it shares with the effects it adds up with; its type if left out.")
          @Named("stacking_key")
          Optional<String> key,
      @Doc("The number of turns after this one; as long as its source is in play if left out.")
          Optional<@Range(min = 0, max = EffectUse.LONGEST) Integer> duration,
      @Doc("The least duration that a card can say: 1 if it does nothing in this turn.")
          @Named("least duration")
          @Default("0")
          @Range(min = 0, max = EffectUse.LONGEST)
          int leastDuration) {}

  /** A parameter. */
  @Doc("A parameter.")
  public record Parameter(
      @Doc("Its meaning.") String doc,
      @Doc("The type of its values.") @Named("type") @Ref("parameter type") String takes,
      @Doc("The least number.") Optional<Integer> min,
      @Doc("The largest number.") Optional<Integer> max,
      @Doc("The words of a choice, each with its text in templates.")
          Map<@Ref("word") String, JsonValue> words,
      @Doc("For a word of a choice, a further condition like 'if' of the type.") @Named("if")
          Map<@Ref("word") String, String> tests,
      @Doc("For a word of a choice, the word that another parameter must have with it.")
          @Named("goes with")
          Map<@Ref("word") String, Map<@Ref("parameter") String, String>> goesWith,
      @Doc("Its value if it is left out.") @Named("default") Optional<JsonValue> otherwise,
      @Doc("Its text in templates, where $value is its value; for a list, the text of each entry.")
          Optional<String> as,
      @Doc("The text between the entries of a list.") @Default("\" or \"") String join,
      @Doc("Its text in templates if it is left out; without this and 'default' it must be there.")
          @Named("left out")
          Optional<String> absent,
      @Doc(
              "Its text for players: by value, or 'any' for all others and 'none' if it is left out;"
                  + " $value is its value.")
          Map<@Ref("word") String, String> says,
      Places places) {

    /** The kind of its values. */
    public Kind type() {
      return Kind.of(takes);
    }

    /** True if no number is at least its least and at most its largest. */
    boolean hasNoNumber() {
      return min().isPresent() && max().filter(most -> most < min().get()).isPresent();
    }

    /** The least number that a use can give; any of a declaration without a number. */
    int least() {
      return hasNoNumber() ? Integer.MIN_VALUE : min().orElse(Integer.MIN_VALUE);
    }

    /** The largest number that a use can give; any of a declaration without a number. */
    int most() {
      return hasNoNumber() ? Integer.MAX_VALUE : max().orElse(Integer.MAX_VALUE);
    }

    /** True if a use must give it. */
    public boolean required() {
      return otherwise.isEmpty() && absent.isEmpty();
    }
  }

  /** The kind of a parameter's values. */
  public enum Kind {
    /** A whole number. */
    NUMBER("number"),
    /** A number, with a point if need be. */
    DECIMAL("decimal"),
    /** True or false. */
    FLAG("flag"),
    /** One of the words that the parameter lists. */
    CHOICE("choice"),
    /** Any text. */
    TEXT("text"),
    /** One of the words of a list that the game has for its cards, which is called otherwise. */
    WORD(""),
    /** The name of a card. */
    CARD_NAME("card name"),
    /** Names of cards. */
    CARD_NAMES("card names"),
    /** Effects. */
    EFFECTS("effects"),
    /** The number that a modifier changes. */
    MODIFIED("modified number"),
    /** The condition of a modifier. */
    CONDITION("modifier condition");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** The kind of values that a type of parameters takes. */
    static Kind of(String type) {
      return Stream.of(values()).filter(one -> one.word.equals(type)).findFirst().orElse(WORD);
    }

    /** The types of parameters, with the game's lists of words among them. */
    static List<String> words(Collection<String> lists) {
      return Stream.of(values())
          .flatMap(one -> one == WORD ? lists.stream() : Stream.of(one.word))
          .toList();
    }
  }

  /** The file of effect types. */
  @Doc("The file of effect types.")
  public record File(
      @Doc("Effect types by id.") @Named("effect types")
          Map<@Ref("effect id") String, EffectType> types,
      @Doc("The game's scope for each scope of the language that effects use.")
          Map<@Ref(WordList.SCOPE) String, String> scopes,
      @Doc("The game's scope for each scope of suppressors.")
          Map<@Ref(WordList.SCOPE) String, String> suppressed,
      @Doc("The game's roles for the attacker and the defender of conditions.")
          Map<ModifierCondition.Subject, String> roles,
      @Doc("The lines that deal the damage of an attack, which is $total.") JsonValue attack,
      @Doc(
              "The lines by which an effect within another, such as one after a coin, adds $more to"
                  + " the damage of the attack; without them such effects cannot stand there.")
          Optional<JsonValue> within,
      @Doc(
              "Numbers of the attacker, each for a list of effects, such as one after a coin, in"
                  + " which some change the damage: the number notes how often the list ran before"
                  + " the damage, and the others follow the damage as often.")
          @Distinct
          List<String> notes) {

    /**
     * The scopes that the game has a word for where a type needs one, in their alphabetical order;
     * empty if it has this.
     */
    Optional<List<String>> lacking(EffectType type, String scope) {
      Set<String> used = type.usedPlaces();
      if (used.contains("suppressed") && !suppressed.containsKey(scope)) {
        return Optional.of(sorted(suppressed));
      }
      // Without a word, the scope of the card itself is its own role.
      boolean named = scope.equals(HolderScope.SELF) || scopes.containsKey(scope);
      return used.contains("scope") && !named ? Optional.of(sorted(scopes)) : Optional.empty();
    }

    private static List<String> sorted(Map<String, String> words) {
      return words.keySet().stream().sorted().toList();
    }
  }
}
