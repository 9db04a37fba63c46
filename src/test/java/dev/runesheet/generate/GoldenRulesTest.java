package dev.runesheet.generate;

import static dev.runesheet.engine.testgame.Steps.OWNER;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.allAtOnce;
import static dev.runesheet.engine.testgame.Steps.below;
import static dev.runesheet.engine.testgame.Steps.bids;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.branchEach;
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
import static org.assertj.core.api.Assertions.assertThat;

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
import dev.runesheet.word.Presence;
import dev.runesheet.word.Rounding;
import dev.runesheet.word.StackingMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rules that each construct of the model becomes, as they were read and approved. After a
 * change that is meant, run with {@code -Drunesheet.golden=write} and read the difference.
 */
class GoldenRulesTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "generate");

  private static final Map<String, Effect> CONSTRUCTS = constructs();

  static Stream<String> names() {
    return CONSTRUCTS.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void constructBecomesTheseRules(String name) throws IOException {
    Path golden = FOLDER.resolve(name + ".drl");
    String made =
        DrlGenerator.generate("golden", name + ".drl", List.of(CONSTRUCTS.get(name)))
            .source()
            .drl();
    if ("write".equals(System.getProperty("runesheet.golden"))) {
      Files.writeString(golden, made);
    }
    assertThat(made).isEqualTo(Files.readString(golden));
  }

  private static Map<String, Effect> constructs() {
    Map<String, Effect> all = new LinkedHashMap<>();
    conditions(all);
    groups(all);
    choices(all);
    continuous(all);
    return all;
  }

  private static void conditions(Map<String, Effect> all) {
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
                Rounding.UP,
                new Value.Arithmetic(Value.Operator.DIVIDE, stat(SELF, "mana"), Value.of(3)))),
        gain("magic", new Value.Extreme(Extremum.SMALLEST, group("allies"), "mana")));
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

  private static void groups(Map<String, Effect> all) {
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
        new Body.Modify("boost", "power", Body.Layer.MULTIPLY, 2, "allies", "", "front"),
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
    body(all, "suppress", new Body.Suppress("silence", "enemies", true), Stacking.ADDITIVE);
    Effect triggered =
        new Effect(
            "triggered",
            "Triggered",
            "card",
            Trigger.own("turn starts"),
            new Body.Program(List.of(gain("gold", 1))),
            3,
            Duration.WHILE_IN_PLAY,
            Stacking.ADDITIVE,
            SourceLocation.file("cards.json/effects/0"));
    all.put("triggered", triggered);
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
