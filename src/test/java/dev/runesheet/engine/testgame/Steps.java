package dev.runesheet.engine.testgame;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.SetStat;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Short words for writing programs in tests. */
public final class Steps {

  /** The verbs of a skirmish. */
  public static final VerbCatalog VERBS =
      VerbCatalog.of(
          List.of(
              AddStat.class,
              SetStat.class,
              Grant.class,
              GrantHeld.class,
              UseUp.class,
              MoveTo.class,
              Play.class,
              Conquer.class,
              Destroy.class,
              DrawCards.class,
              Attack.class,
              Prevent.class,
              Redirect.class,
              Strike.class,
              Shout.class,
              ShoutLater.class,
              Tell.class,
              Look.class,
              Flicker.class,
              PutOff.class,
              Bid.class,
              Begin.class,
              Win.class,
              Fail.class));

  public static final Selector.Role SELF = Selector.Role.SELF;
  public static final Selector.Role OPPONENT = Selector.Role.OPPONENT;
  public static final Selector.Role TARGET = Selector.Role.TARGET;
  public static final Selector.Role OWNER = Selector.Role.OWNER;
  public static final Selector.Role SUBJECT = Selector.Role.SUBJECT;
  public static final Selector.Role CAUSER = new Selector.Role("causer");

  static final SourceLocation HERE = SourceLocation.NONE;

  private Steps() {}

  /** A verb with its arguments in order: roles, values, numbers, or words. */
  public static Step run(String verb, Object... arguments) {
    return Step.Do.of(
        VERBS.get(verb), HERE, Stream.of(arguments).map(Steps::argument).toArray(Argument[]::new));
  }

  private static Argument argument(Object given) {
    if (given instanceof Argument argument) {
      return argument;
    }
    return given instanceof Number number
        ? Value.of(number.doubleValue())
        : new Argument.Word((String) given);
  }

  /** Adds to a stat of the holder. */
  public static Step gain(String stat, Object amount) {
    return run("add-stat", SELF, stat, amount);
  }

  /** Adds to a stat of somebody. */
  public static Step add(Selector.Role who, String stat, Object amount) {
    return run("add-stat", who, stat, amount);
  }

  public static Step when(Condition condition, List<Step> then, List<Step> otherwise) {
    return new Step.If(condition, then, otherwise, HERE);
  }

  public static Step stop() {
    return new Step.Stop(HERE);
  }

  public static Step each(String scope, Step... body) {
    return new Step.ForEach(group(scope), List.of(body), HERE);
  }

  public static Step pick(String scope, Step... body) {
    return Step.Choose.pick(SELF, "pick", group(scope), List.of(body), Step.Asking.ALWAYS, HERE);
  }

  public static Step mayPick(String scope, Step... body) {
    return Step.Choose.pick(SELF, "pick", group(scope), List.of(body), Step.Asking.OPTIONAL, HERE);
  }

  public static Step choose(Step.Branch... branches) {
    return new Step.Choose(SELF, "choose", List.of(branches), Step.Asking.ALWAYS, HERE);
  }

  public static Step mayChoose(Step.Branch... branches) {
    return new Step.Choose(SELF, "choose", List.of(branches), Step.Asking.OPTIONAL, HERE);
  }

  public static Step.Branch branch(String name, Step... body) {
    return new Step.Branch(name, List.of(body));
  }

  public static Step.Branch branchEach(String name, String scope, Step... body) {
    return Step.Branch.each(name, group(scope), List.of(body));
  }

  /** A way for each bid that the game works out about somebody. */
  public static Step.Branch bids(String menu, Selector.Role about, Step... body) {
    return new Step.Branch("", Optional.empty(), new Step.Options.Menu(menu, about), List.of(body));
  }

  public static Step chooseUnlessAlone(Step.Branch... branches) {
    return new Step.Choose(SELF, "choose", List.of(branches), Step.Asking.UNLESS_ALONE, HERE);
  }

  public static Step allAtOnce(String scope, Step... body) {
    return new Step.AllAtOnce(group(scope), List.of(body), HERE);
  }

  public static Step inTurn(String scope, Step... body) {
    return new Step.InTurn(group(scope), List.of(body), HERE);
  }

  public static Step draw(String scope, Step... body) {
    return new Step.Draw(group(scope), List.of(body), HERE);
  }

  public static Step perform(String effect) {
    return new Step.Perform(effect, HERE);
  }

  public static Selector.Group group(String scope, Condition... where) {
    return new Selector.Group(scope, List.of(where));
  }

  public static Value stat(Selector.Role who, String stat) {
    return new Value.StatOf(who, stat);
  }

  public static Value die(int sides) {
    return new Value.Roll(sides);
  }

  public static Condition above(Value left, double right) {
    return new Condition.Comparison(Condition.Relation.ABOVE, left, Value.of(right));
  }

  public static Condition below(Value left, double right) {
    return new Condition.Comparison(Condition.Relation.BELOW, left, Value.of(right));
  }
}
