package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.model.Body;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.word.Presence;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.Watch;
import dev.runesheet.word.WordList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** An effect of a card, a status, or a rule; its first field determines the kind. */
@Doc("An effect: an answer to an event, or a change as long as it is in play.")
public sealed interface EffectLine
    permits EffectLine.Answer, EffectLine.Change, EffectLine.Suppress, EffectLine.Ability {

  /** The meaning of a field {@code stacking}. */
  String STACKING =
      "How changes of its number by effects of its type, player and key add up: all, the strongest,"
          + " the weakest or the oldest; of equally strong ones the oldest. Strong is a 'by' far"
          + " from 0, however often 'for each' counts it; what counts nobody is not among them."
          + " A status is of the player who gave it.";

  /** The meaning of a field {@code while}. */
  String WHILE = "Only while there are so many entities of a scope.";

  /** The ways in which a change changes its number, by the words for them. */
  static Map<String, Body.Layer> ways() {
    Map<String, Body.Layer> ways = new LinkedHashMap<>();
    ((Shape.Word) Shapes.of(Body.Layer.class))
        .constants()
        .forEach((word, layer) -> ways.put(word, (Body.Layer) layer));
    return ways;
  }

  /** The meaning of a field {@code until}. */
  String UNTIL = "Of a status: the event that ends it before its turns are over.";

  /** The name, unique among the effects of its owner. */
  Optional<String> name();

  /** Its sentence for players; derived from its parts if left out. */
  Optional<String> says();

  /** The event that ends it; only a status has one. */
  Optional<Until> until();

  /** The place of its source. */
  SourceLocation place();

  /** An effect that answers an event. */
  @Doc("Answers an event.")
  public record Answer(
      @Doc("The event.") @Ref(WordList.TRIGGER) String when,
      @Doc("Whose events, seen from the holder.") @Default("\"own\"") Watch whose,
      @Doc("The condition under which it runs.") @Named("if") Optional<@Ref("test") String> test,
      @Doc("What it does.") @Required List<Op> then,
      @Doc(UNTIL) Optional<Until> until,
      @Doc("Its type, by which programs ask for it.") Optional<@Ref("title") String> type,
      @Doc("When programs ask for it; for listings only.") Optional<String> trigger,
      @Doc("Its name, for messages.") Optional<@Ref("title") String> name,
      @Doc("What it does, in words for players; made of its parts if left out.")
          Optional<String> says,
      SourceLocation place)
      implements EffectLine {}

  /** A change of a number for the time it is in play. */
  @Doc("Changes a number as long as it is in play.")
  public record Change(
      @Doc("The number.") @Ref(WordList.STAT) String changes,
      @Doc("By how much, or to what; of a status what it is given with, if left out.")
          Optional<Double> by,
      @Doc(
              "How: set, multiply, add, at least, at most. Of several that set it, the one that"
                  + " came into play last counts.")
          @Default("\"add\"")
          Body.Layer how,
      @Doc("Whose number, seen from the holder.") @Named("of") @Default("\"self\"") @Ref("modified")
          String scope,
      @Doc(
              "Adds or multiplies once for each entity of this scope. What sets the number, or"
                  + " keeps it 'at least' or 'at most', does so if there is any; more of them"
                  + " change nothing.")
          @Named("for each")
          Optional<@Ref("modified") String> per,
      @Doc("Only while the holder lies in this zone.") @Named("while in")
          Optional<@Ref(WordList.ZONE) String> zone,
      @Doc(WHILE) @Named("while") Optional<While> presence,
      @Doc(
              "What must hold when a calculation asks for the number: 'self' and 'target' are those"
                  + " of the calculation.")
          @Named("if")
          Optional<@Ref("test") String> test,
      @Doc(UNTIL) Optional<Until> until,
      @Doc(
              "Its type, by which equal effects add up; if left out its name, or the number it"
                  + " changes if it has none.")
          Optional<@Ref("title") String> type,
      @Doc(STACKING) @Default("\"additive\"") StackingMode stacking,
      @Doc("Its key; the type if left out.") Optional<String> key,
      @Doc("When programs ask for it; for listings only.") Optional<String> trigger,
      @Doc("Its name, for messages.") Optional<@Ref("title") String> name,
      @Doc("What it does, in words for players; made of its parts if left out.")
          Optional<String> says,
      SourceLocation place)
      implements EffectLine {}

  /** The event that ends a status. */
  @Doc("The event that ends a status.")
  public record Until(
      @Doc("The event.") @Ref(WordList.TRIGGER) String when,
      @Doc("Whose events, seen from the holder.") @Default("\"own\"") Watch whose,
      @Doc("The condition under which it ends then; 'self' is the holder.") @Named("if")
          Optional<@Ref("test") String> test,
      SourceLocation place) {}

  /** A number of entities that must be there. */
  @Doc("How many entities of a scope there must be for an effect to be in force.")
  public record While(
      @Doc("How many at least.") @Named("at least") Optional<@Range(min = 1) Integer> atLeast,
      @Doc("How many at most; 0 if there must be none.") @Named("at most")
          Optional<@Range(min = 0) Integer> atMost,
      @Doc("Of which scope, seen from the holder.") @Named("of") @Ref("modified") String scope,
      SourceLocation place) {

    /** The same for the model. */
    public Presence presence() {
      return new Presence(scope, atLeast.orElse(0), atMost.orElse(Presence.ANY));
    }
  }

  /** Can be used by the player in phases with abilities. */
  @Doc("An ability that its player can use in phases with 'abilities'.")
  public record Ability(
      @Doc("Its name; what players read.") @Ref("title") String ability,
      @Doc("Its kind, of those that the game declares.") Optional<@Ref("ability kind") String> kind,
      @Doc("Numbers that it needs its card to have at least; they are not spent.")
          Map<@Ref(WordList.STAT) String, Double> needs,
      @Doc("Numbers of its own, which its lines read as numbers of the event.")
          Map<@Ref("ability number") String, Double> numbers,
      @Doc("When it can be used.") @Named("if") Optional<@Ref("test") String> test,
      @Doc("Why it cannot be used, in words for players.") @Default("\"\"") String because,
      @Doc(
              "Further conditions of its use, each with why it cannot be used without it; the first"
                  + " one that does not hold is told.")
          List<UseTest> further,
      @Doc("What it does; what its kind usually does if left out.") List<Op> then,
      @Doc("Whether it ends the phase for its player.") @Default("false") boolean ends,
      @Doc("Whether it can be used once in each turn only.") @Default("false") boolean once,
      @Doc("What it does, in words for players; made of its parts if left out.")
          Optional<String> says,
      SourceLocation place)
      implements EffectLine {

    @Override
    public Optional<String> name() {
      return Optional.of(ability);
    }

    @Override
    public Optional<Until> until() {
      return Optional.empty();
    }

    /** All conditions of its use, in the order in which they are asked. */
    public List<UseTest> tests() {
      Stream<UseTest> first = test.stream().map(text -> new UseTest(text, because, place));
      return Stream.concat(first, further.stream()).toList();
    }
  }

  /** A condition of an ability's use. */
  @Doc("A condition of an ability's use.")
  public record UseTest(
      @Doc("What must hold.") @Named("if") @Ref("test") String test,
      @Doc("Why it cannot be used, in words for players.") @Default("\"\"") String because,
      SourceLocation place) {}

  /** A suppression of others' effects. */
  @Doc("Takes other effects out of force.")
  public record Suppress(
      @Doc("Whose effects, seen from the holder; its own only as 'self', which is a silence.")
          @Ref("modified")
          String suppresses,
      @Doc("Whether statuses are suppressed, too, or abilities of cards only.") @Default("true")
          boolean statuses,
      @Doc(WHILE) @Named("while") Optional<While> presence,
      @Doc(UNTIL) Optional<Until> until,
      @Doc("Its type, by which programs ask for it.") Optional<@Ref("title") String> type,
      @Doc("When programs ask for it; for listings only.") Optional<String> trigger,
      @Doc("Its name, for messages.") Optional<@Ref("title") String> name,
      @Doc("What it does, in words for players; made of its parts if left out.")
          Optional<String> says,
      SourceLocation place)
      implements EffectLine {}
}
