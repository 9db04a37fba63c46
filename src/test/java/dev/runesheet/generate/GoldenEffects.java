package dev.runesheet.generate;

import static dev.runesheet.engine.testgame.Steps.CAUSER;
import static dev.runesheet.engine.testgame.Steps.OPPONENT;
import static dev.runesheet.engine.testgame.Steps.OWNER;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.SUBJECT;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.allAtOnce;
import static dev.runesheet.engine.testgame.Steps.below;
import static dev.runesheet.engine.testgame.Steps.bids;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.branchEach;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.chooseUnlessAlone;
import static dev.runesheet.engine.testgame.Steps.die;
import static dev.runesheet.engine.testgame.Steps.draw;
import static dev.runesheet.engine.testgame.Steps.each;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.group;
import static dev.runesheet.engine.testgame.Steps.inTurn;
import static dev.runesheet.engine.testgame.Steps.mayChoose;
import static dev.runesheet.engine.testgame.Steps.mayPick;
import static dev.runesheet.engine.testgame.Steps.perform;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static dev.runesheet.engine.testgame.Steps.stat;
import static dev.runesheet.engine.testgame.Steps.stop;
import static dev.runesheet.engine.testgame.Steps.when;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.word.Extremum;
import dev.runesheet.word.Need;
import dev.runesheet.word.Presence;
import dev.runesheet.word.Rounding;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.Watch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Small effects, one or more for each construct of the model, for {@link GoldenRulesTest}. */
final class GoldenEffects {

  private GoldenEffects() {}

  /** All cases by name, which is that of the golden file. */
  static Map<String, Effect> all() {
    Map<String, Effect> all = new LinkedHashMap<>();
    numbers(all);
    conditions(all);
    words(all);
    groups(all);
    choices(all);
    continuous(all);
    triggers(all);
    return all;
  }

  private static void numbers(Map<String, Effect> all) {
    program(
        all,
        "coins",
        gain("gold", new Value.Heads(Value.of(3))),
        gain("magic", new Value.HeadsUntilTails()));
    program(
        all,
        "rounded",
        gain(
            "gold",
            new Value.Rounded(
                Rounding.UP, joined(Value.Operator.DIVIDE, stat(SELF, "mana"), Value.of(3)))),
        gain("magic", new Value.Extreme(Extremum.SMALLEST, group("allies"), "mana")));
    program(
        all,
        "of-the-match",
        gain("gold", new Value.Turn()),
        gain("magic", new Value.Payload("delta")),
        gain("mana", new Value.Total(group("allies", above(stat(TARGET, "gold"), 1)), "mana")),
        gain("burn", new Value.Extreme(Extremum.LARGEST, group("enemies"), "burn")),
        gain("mana", new Value.Count(seenFrom(OWNER, "enemies"))));
    Value less =
        joined(
            Value.Operator.SUBTRACT, stat(SELF, "mana"), stat(new Selector.Role("chief"), "mana"));
    Value product = joined(Value.Operator.MULTIPLY, die(6), Value.of(-0.5));
    program(
        all,
        "arithmetic",
        gain("gold", joined(Value.Operator.ADD, Value.of(2), new Value.Absolute(less))),
        gain("magic", new Value.Rounded(Rounding.DOWN, product)),
        gain(
            "mana",
            joined(
                Value.Operator.MAXIMUM,
                joined(Value.Operator.MINIMUM, stat(OPPONENT, "mana"), Value.of(9)),
                Value.of(1))));
  }

  private static Value joined(Value.Operator operator, Value left, Value right) {
    return new Value.Arithmetic(operator, left, right);
  }

  private static Selector.Group seenFrom(Selector.Role of, String scope) {
    return new Selector.Group(scope, of, List.of());
  }

  private static void conditions(Map<String, Effect> all) {
    program(all, "straight", gain("gold", 2), gain("magic", stat(SELF, "gold")));
    program(
        all, "if-above", when(above(stat(SELF, "mana"), 4), List.of(gain("mana", -5)), List.of()));
    program(
        all,
        "if-at-least",
        when(
            new Condition.Not(below(stat(OWNER, "gold"), 3)),
            List.of(gain("gold", -3)),
            List.of(gain("gold", 1), stop())),
        gain("magic", 1));
    program(
        all,
        "else-if",
        when(
            above(stat(SELF, "burn"), 5),
            List.of(gain("mana", 1)),
            List.of(
                when(
                    new Condition.Any(
                        List.of(
                            above(stat(SELF, "mana"), 8),
                            new Condition.All(
                                List.of(
                                    above(stat(SELF, "burn"), 2), below(stat(SELF, "mana"), 4))))),
                    List.of(gain("mana", 20)),
                    List.of()))),
        gain("gold", 1));
    program(
        all,
        "if-range-and-word",
        when(
            new Condition.All(
                List.of(
                    new Condition.Not(below(stat(SELF, "burn"), 2)),
                    new Condition.Not(above(stat(SELF, "burn"), 5)),
                    new Condition.Is(SELF, "zone", "board"))),
            List.of(gain("burn", -1)),
            List.of()));
    program(
        all,
        "if-worked-out",
        when(
            new Condition.Comparison(
                Condition.Relation.EQUAL, die(6), new Value.Count(group("allies"))),
            List.of(gain("gold", 1)),
            List.of()));
  }

  private static void words(Map<String, Effect> all) {
    Condition marked = new Condition.Has(SELF, "marked");
    program(all, "if-has", when(marked, List.of(gain("gold", 1)), List.of(gain("gold", -1))));
    program(
        all,
        "if-none-has",
        when(
            new Condition.Not(
                new Condition.Any(List.of(marked, new Condition.Has(CAUSER, "away")))),
            List.of(gain("gold", 1)),
            List.of(gain("gold", -1))));
    program(
        all,
        "if-same",
        when(
            new Condition.Same(SUBJECT, "zone", SELF, "home"),
            List.of(gain("gold", 1)),
            List.of(gain("gold", -1))));
    program(
        all,
        "group-by-words",
        new Step.ForEach(
            group(
                "allies",
                new Condition.Same(TARGET, "zone", SELF, "zone"),
                new Condition.Not(new Condition.Has(TARGET, "marked"))),
            List.of(add(TARGET, "gold", 1)),
            SourceLocation.NONE));
  }

  private static void groups(Map<String, Effect> all) {
    program(
        all,
        "repeat",
        new Step.Repeat(
            stat(SELF, "mana"),
            List.of(gain("gold", die(6)), pick("allies", add(TARGET, "gold", 1))),
            SourceLocation.NONE),
        gain("magic", 1));
    program(
        all,
        "for-each-of-two",
        gain("gold", 1),
        new Step.ForEach(
            group("allies"),
            Optional.empty(),
            OptionalInt.of(2),
            Optional.empty(),
            List.of(add(TARGET, "gold", 1)),
            SourceLocation.NONE));
    program(
        all,
        "pick-several",
        new Step.ForEach(
            group("allies"),
            Optional.empty(),
            OptionalInt.of(2),
            Optional.of(new Selector.Asked(SELF, "pick", true)),
            List.of(add(TARGET, "gold", 1)),
            SourceLocation.NONE),
        gain("magic", 1));
    program(
        all,
        "for-each-by-number",
        new Step.ForEach(
            group("allies"),
            Optional.of(new Selector.Ranking(Extremum.LARGEST, "gold")),
            OptionalInt.of(1),
            Optional.empty(),
            List.of(add(TARGET, "gold", 1)),
            SourceLocation.NONE),
        new Step.InTurn(
            group("players"),
            Optional.of(new Selector.Ranking(Extremum.SMALLEST, "gold")),
            List.of(gain("gold", 1)),
            SourceLocation.NONE));
    program(all, "for-each", each("allies", add(TARGET, "gold", 1)), gain("magic", 1));
    program(all, "draw", draw("enemies", add(TARGET, "gold", -1)));
    program(all, "in-turn", inTurn("players", gain("gold", 1)), gain("magic", 1));
    program(all, "all-at-once", allAtOnce("players", pick("allies", add(TARGET, "gold", 1))));
    program(
        all,
        "group-with-conditions",
        new Step.ForEach(
            group(
                "allies",
                new Condition.Is(Selector.Role.TARGET, "kind", "unit"),
                above(stat(TARGET, "gold"), 1)),
            List.of(add(TARGET, "gold", -1)),
            SourceLocation.NONE));
  }

  private static void choices(Map<String, Effect> all) {
    program(all, "pick", mayPick("allies", add(TARGET, "gold", 1)), gain("magic", 1));
    program(
        all,
        "choose",
        mayChoose(
            branch("gold", gain("gold", 2)).onlyWhen(below(stat(OWNER, "gold"), 5)),
            branchEach("give", "allies", add(TARGET, "magic", 2))));
    program(
        all,
        "choose-within",
        each("allies", mayPick("enemies", add(TARGET, "gold", -1)), add(TARGET, "gold", 1)));
    program(all, "choose-of-a-menu", chooseUnlessAlone(bids("bids", OWNER, gain("gold", 1))));
    program(all, "perform", gain("gold", 1), perform("other"), gain("magic", 1));
    program(
        all,
        "perform-used",
        new Step.Perform(Step.Perform.USED, SourceLocation.NONE),
        new Step.Perform("other", OPPONENT, SourceLocation.NONE));
    program(
        all,
        "answer",
        choose(bids("bids", SELF, run("bid", OWNER, new Argument.Answer("a bid of {gold}")))));
    program(all, "verb-that-ends", gain("gold", 1), run("win-game"), gain("gold", 2));
    program(
        all,
        "read-after-move",
        run("move-to", SELF, "front"),
        gain("gold", 1),
        gain("magic", new Value.Count(group("allies"))));
    program(all, "verb-that-waits", run("strike", SELF, 1), gain("gold", 1));
  }

  private static void continuous(Map<String, Effect> all) {
    body(
        all,
        "modify",
        new Body.Modify("boost", "power", Body.Layer.ADD, 2, "allies"),
        Stacking.ADDITIVE);
    body(
        all,
        "modify-per",
        new Body.Modify("boost", "power", Body.Layer.ADD, 2, "self", "enemies"),
        new Stacking(StackingMode.MAX_ONLY, "leaders"));
    body(
        all,
        "modify-in-zone",
        new Body.Modify(
            "boost",
            "power",
            Body.Layer.MULTIPLY,
            2,
            "allies",
            "",
            "front",
            List.of(),
            Optional.empty()),
        Stacking.ADDITIVE);
    Presence asked = new Presence("far fleet", 2, 4);
    body(
        all,
        "modify-while",
        new Body.Modify(
            "boost", "power", Body.Layer.ADD, 2, "allies", "", "", List.of(), Optional.of(asked)),
        Stacking.ADDITIVE);
    body(
        all,
        "suppress-while",
        new Body.Suppress("silence", "enemies", true, Optional.of(asked)),
        Stacking.ADDITIVE);
    body(all, "suppress", silence("enemies", true), Stacking.ADDITIVE);
    for (Body.Layer layer : List.of(Body.Layer.SET, Body.Layer.AT_LEAST, Body.Layer.AT_MOST)) {
      body(
          all,
          "modify-" + layer.name().toLowerCase(Locale.ROOT).replace('_', '-'),
          new Body.Modify("bound", "power", layer, 3, "allies"),
          new Stacking(StackingMode.NO_STACK, ""));
    }
    body(
        all,
        "modify-given",
        new Body.Modify("boost", "power", Body.Layer.ADD, Body.Modify.GIVEN, "self"),
        new Stacking(StackingMode.MIN_ONLY, ""));
    body(
        all,
        "modify-when-asked",
        new Body.Modify(
            "boost",
            "power",
            Body.Layer.ADD,
            2,
            "self",
            "",
            "",
            List.of(above(stat(TARGET, "gold"), 1)),
            Optional.empty()),
        Stacking.ADDITIVE);
    body(all, "suppress-abilities", silence("self", false), Stacking.ADDITIVE);
  }

  private static Body silence(String scope, boolean granted) {
    return new Body.Suppress("silence", scope, granted, Optional.empty());
  }

  private static void triggers(Map<String, Effect> all) {
    triggered(all, "triggered", Trigger.own("turn starts"), 3);
    triggered(all, "triggered-by-any", Trigger.any("health changes"), 0);
    for (Watch watch : List.of(Watch.ALLY, Watch.ENEMY, Watch.OTHER)) {
      String name = "triggered-by-" + watch.word();
      triggered(all, name, new Trigger("leaves play", watch, Need.LIVE), 0);
    }
    triggered(
        all, "triggered-by-leaving", new Trigger("leaves play", Watch.OWN, Need.LAST_KNOWN), 0);
    triggered(all, "triggered-alive", new Trigger("leaves play", Watch.OWN, Need.LIVE), -1);
  }

  private static void triggered(
      Map<String, Effect> all, String name, Trigger trigger, int priority) {
    all.put(
        name,
        new Effect(
            name,
            "Triggered",
            "card",
            trigger,
            new Body.Program(List.of(gain("gold", 1))),
            priority,
            Duration.WHILE_IN_PLAY,
            Stacking.ADDITIVE,
            SourceLocation.file("cards.json/effects/0")));
  }

  private static void program(Map<String, Effect> all, String name, Step... steps) {
    body(all, name, new Body.Program(List.of(steps)), Stacking.ADDITIVE);
  }

  private static void body(Map<String, Effect> all, String name, Body body, Stacking stacking) {
    all.put(
        name,
        new Effect(
            name,
            "Some effect",
            "card",
            Trigger.ACTIVATED,
            body,
            0,
            Duration.WHILE_IN_PLAY,
            stacking,
            SourceLocation.file("cards.json/effects/0")));
  }
}
