package dev.runesheet.analysis;

import static dev.runesheet.analysis.Duels.BRING;
import static dev.runesheet.analysis.Duels.CALL;
import static dev.runesheet.analysis.Duels.DEATH;
import static dev.runesheet.analysis.Duels.DUEL;
import static dev.runesheet.analysis.Duels.HURT;
import static dev.runesheet.analysis.Duels.amount;
import static dev.runesheet.analysis.Duels.codes;
import static dev.runesheet.analysis.Duels.findings;
import static dev.runesheet.analysis.Duels.found;
import static dev.runesheet.analysis.Effects.above;
import static dev.runesheet.analysis.Effects.act;
import static dev.runesheet.analysis.Effects.add;
import static dev.runesheet.analysis.Effects.below;
import static dev.runesheet.analysis.Effects.effect;
import static dev.runesheet.analysis.Effects.equal;
import static dev.runesheet.analysis.Effects.stat;
import static dev.runesheet.analysis.Effects.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which effects can set each other off without end, and which only look like it. */
class EndlessLoopsTest {

  @Test
  void anEffectThatAnswersItsOwnChangeCanLoop() {
    Effect thorns = effect("thorns", "health changes", act("damage", Role.OPPONENT, Value.of(1)));
    List<Finding> findings = findings(DEATH, thorns);
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).diagnostic().code()).isEqualTo(Code.LOOP);
    assertThat(findings.get(0).effects()).containsExactly("thorns");
  }

  @Test
  void aLoopOfSeveralEffectsNamesItsWay() {
    Effect one = effect("one", "mana changes", add(Role.SELF, "burn", 1));
    Effect two = effect("two", "burn changes", add(Role.SELF, "stun", 1));
    Effect three = effect("three", "stun changes", add(Role.SELF, "mana", 1));
    List<Finding> findings = findings(one, two, three);
    assertThat(findings)
        .as("told once, at the last")
        .extracting(finding -> finding.effects().get(0))
        .containsExactly("three");
    assertThat(findings.get(0).diagnostic().message())
        .contains(
            "'three' changes mana, which sets off 'one' changes burn, which sets off"
                + " 'two' changes stun, which sets off 'three'");
  }

  @Test
  void aLoopIsToldAtWhatClosedItSinceTheLastVersion() {
    Effect one = effect("one", "mana changes", add(Role.SELF, "burn", 1));
    Effect two = effect("two", "burn changes", add(Role.SELF, "mana", 1));
    Effect was = effect("one", "mana changes", add(Role.SELF, "stun", 1));
    assertThat(Analysis.of(List.of(one, two), List.of(was, two), DUEL, PartPlaces.MODEL))
        .extracting(finding -> finding.effects().get(0))
        .containsExactly("one");
    assertThat(Analysis.of(List.of(one, two), List.of(one), DUEL, PartPlaces.MODEL))
        .extracting(finding -> finding.effects().get(0))
        .containsExactly("two");
  }

  @Test
  void whatABroughtCardDoesIsWhatItsOwnEffectsDo() {
    Step.Do brings =
        new Step.Do(BRING, Map.of("card", new Argument.Word("wolf")), SourceLocation.NONE);
    Effect calls = effect("calls", "fighter", "is hurt", brings);
    Effect hurts =
        effect("hurts", "mage", "arrives", new Step.Do(HURT, amount(-1), SourceLocation.NONE));
    Knowledge game = DUEL.once(Set.of("is hurt", "arrives"), Set.of("arrives"));
    assertThat(
            found(game.with(Knowledge.CARDS, Map.of("wolf", "", "man", "fighter")), calls, hurts))
        .isEmpty();
    assertThat(
            found(
                game.with(Knowledge.CARDS, Map.of("wolf", "mage", "man", "fighter")), calls, hurts))
        .as("the hunter is hurt only once")
        .isEmpty();
    Effect hits =
        effect("hits", "mage", "is hurt", new Step.Do(HURT, amount(-1), SourceLocation.NONE));
    assertThat(found(game.with(Knowledge.CARDS, Map.of("wolf", "mage")), calls, hits))
        .as("the fighter is hurt once, so it brings no mages without end")
        .isEmpty();
    assertThat(found(game.with(Knowledge.CARDS, Map.of("wolf", "fighter")), calls))
        .containsExactly("LOOP calls");
    assertThat(found(game, calls)).as("nothing is known of cards").containsExactly("LOOP calls");
  }

  @Test
  void aChangeThatLeavesItsOwnGuardIsNoLoop() {
    Effect down = effect("a", "burn changes", when(above("burn", 0), add(Role.SELF, "burn", -1)));
    assertThat(codes(down)).isEmpty();
    Effect up = effect("b", "turn starts", add(Role.SELF, "burn", 5));
    assertThat(codes(down, up)).as("raised from outside of the chain").isEmpty();
    Effect back = effect("c", "burn changes", add(Role.OPPONENT, "burn", 1));
    assertThat(codes(down, back)).contains(Code.LOOP);
    Effect wrong = effect("a", "burn changes", when(above("burn", 0), add(Role.SELF, "burn", 1)));
    assertThat(codes(wrong)).containsExactly(Code.LOOP);
    Effect smaller =
        effect("a", "burn changes", when(above("burn", 0), add(Role.OPPONENT, "burn", -1)));
    assertThat(codes(smaller)).as("the opponent's, not its own").containsExactly(Code.LOOP);
  }

  @Test
  void theNumberOfItsOwnEventIsTheHoldersNumber() {
    Effect up = rises("up", Trigger.own("burn changes"), Role.SELF, 1);
    assertThat(codes(up)).isEmpty();
    assertThat(codes(rises("up", Trigger.any("burn changes"), Role.SUBJECT, 1))).isEmpty();
    assertThat(codes(rises("up", Trigger.any("burn changes"), Role.SELF, 1)))
        .as("of anyone's event")
        .containsExactly(Code.LOOP);
    assertThat(codes(rises("up", Trigger.own("burn changes"), Role.OPPONENT, 1)))
        .as("not its own")
        .containsExactly(Code.LOOP);
    assertThat(codes(rises("up", Trigger.own("burn changes"), Role.SELF, -1)))
        .as("further inside")
        .containsExactly(Code.LOOP);
    Effect down = effect("down", "burn changes", add(Role.SELF, "burn", -2));
    assertThat(codes(up, down)).as("moved back").contains(Code.LOOP);
    Effect runs = effect("runs", "mana changes", new Step.Perform("up", SourceLocation.NONE));
    Effect mana = effect("mana", "burn changes", add(Role.SELF, "mana", 1));
    assertThat(codes(up, runs, mana)).as("for another event, too").contains(Code.LOOP);
  }

  @Test
  void aChangeThatNoOtherOfTheChainIsLargeEnoughForIsNoLoop() {
    Condition fall = event(Condition.Relation.BELOW, "delta", -2);
    Effect less =
        answering("less", Trigger.any("burn changes"), when(fall, add(Role.SELF, "burn", 1)));
    assertThat(codes(less)).isEmpty();
    Effect turn = effect("turn", "turn starts", add(Role.SELF, "burn", -5));
    assertThat(codes(less, turn)).as("raised from outside of the chain").isEmpty();
    Effect back = effect("back", "burn changes", add(Role.OPPONENT, "burn", -3));
    assertThat(codes(less, back)).contains(Code.LOOP);
    Effect fixed =
        answering("set", Trigger.any("burn changes"), when(fall, set("burn", stat("mana"))));
    assertThat(codes(fixed)).as("by any amount").containsExactly(Code.LOOP);
    Condition rise = event(Condition.Relation.ABOVE, "delta", 0.5);
    Effect more =
        answering("more", Trigger.any("burn changes"), when(rise, add(Role.SELF, "burn", 1)));
    assertThat(codes(more)).containsExactly(Code.LOOP);
    Effect other =
        answering("other", Trigger.any("mana changes"), when(fall, add(Role.SELF, "mana", -3)));
    assertThat(codes(other)).containsExactly(Code.LOOP);
    Effect runs = effect("runs", "mana changes", new Step.Perform("less", SourceLocation.NONE));
    Effect mana = effect("mana", "burn changes", add(Role.SELF, "mana", -3));
    assertThat(codes(less, runs, mana)).as("for another event, too").contains(Code.LOOP);
  }

  private static Effect rises(String id, Trigger trigger, Role who, double delta) {
    Step.If step = when(event(Condition.Relation.BELOW, "new", 5), add(who, "burn", delta));
    return answering(id, trigger, step);
  }

  private static Effect answering(String id, Trigger trigger, Step step) {
    Body.Program program = new Body.Program(List.of(step));
    return Effect.program(id, id, "mode", trigger, program, SourceLocation.NONE);
  }

  private static Condition event(Condition.Relation relation, String payload, double number) {
    return new Condition.Comparison(relation, new Value.Payload(payload), Value.of(number));
  }

  @Test
  void aChangeOnAnotherWayDoesNotLeaveTheGuard() {
    Step.If inner =
        new Step.If(
            above("mana", 1),
            List.of(act("damage", Role.SELF, Value.of(1))),
            List.of(add(Role.SELF, "burn", -1)),
            SourceLocation.NONE);
    assertThat(codes(effect("a", "health changes", when(above("burn", 0), inner))))
        .containsExactly(Code.LOOP);
    Step.If early = when(above("mana", 1), Effects.STOP);
    Effect stopped =
        effect(
            "a",
            "health changes",
            when(
                above("burn", 0),
                act("damage", Role.SELF, Value.of(1)),
                early,
                add(Role.SELF, "burn", -1)));
    assertThat(codes(stopped)).containsExactly(Code.LOOP);
  }

  @Test
  void aChangeThatDoesNothingTheSecondTimeIsNoLoop() {
    Value capped = new Value.Arithmetic(Value.Operator.MINIMUM, stat("mana"), stat("max_mana"));
    Effect cap = effect("cap", "mana changes", set("mana", capped));
    assertThat(codes(cap)).isEmpty();
    Effect more = effect("more", "mana changes", set("max_mana", stat("mana")));
    assertThat(codes(cap, more)).contains(Code.LOOP);
    Effect fixed = effect("fixed", "mana changes", set("mana", Value.of(5)));
    assertThat(codes(fixed)).isEmpty();
    Effect other =
        effect("other", "mana changes", when(equal("mana", 5), set("mana", Value.of(6))));
    assertThat(codes(fixed, other)).contains(Code.LOOP);
  }

  @Test
  void effectsOfTwoHeroesOnThemselvesDoNotMeet() {
    Effect mage = effect("m", "mage", "mana changes", add(Role.SELF, "burn", 1));
    Effect fighter = effect("f", "fighter", "burn changes", add(Role.SELF, "mana", 1));
    assertThat(codes(mage, fighter)).isEmpty();
    Effect mode = effect("f", "mode", "burn changes", add(Role.SELF, "mana", 1));
    assertThat(codes(mage, mode)).containsExactly(Code.LOOP);
  }

  @Test
  void eventsThatVerbsBringAboutCanGoRound() {
    Effect echo = effect("echo", "is hurt", new Step.Do(HURT, amount(-1), SourceLocation.NONE));
    Effect nine = effect("nine", "reaches 9", new Step.Do(HURT, amount(1), SourceLocation.NONE));
    assertThat(found(DUEL, echo)).containsExactly("LOOP echo");
    assertThat(found(DUEL, nine)).containsExactly("LOOP nine");
    Effect turn = effect("turn", "turn ends", new Step.Do(HURT, amount(-1), SourceLocation.NONE));
    Knowledge once = DUEL.once(Set.of("is hurt"), Set.of("arrives"));
    assertThat(found(once, echo, turn)).isEmpty();
    Effect call = effect("call", "is hurt", new Step.Do(CALL, amount(-1), SourceLocation.NONE));
    Effect born = effect("born", "arrives", new Step.Do(HURT, amount(-1), SourceLocation.NONE));
    // Whoever is new can be hurt once more, whether or not anything answers that it arrives.
    assertThat(found(once, echo, turn, call)).containsExactly("LOOP call echo");
    Finding told = Analysis.of(List.of(echo, turn, call), once, PartPlaces.MODEL).get(0);
    assertThat(told.diagnostic().suggestion())
        .isEqualTo(
            "'call' can bring about 'arrives', which lets this act again:"
                + " 'echo' can bring about 'is hurt', which sets off 'call'");
    assertThat(found(once, turn, call, born)).containsExactly("LOOP born call");
  }

  @Test
  void aStatThatNeverFallsReachesANumberOnce() {
    Knowledge rising =
        DUEL.with(Knowledge.RISING, Set.of("reaches ")).with(Knowledge.ENDING, Set.of("is hurt"));
    Effect nine = effect("nine", "reaches 9", new Step.Do(HURT, amount(1), SourceLocation.NONE));
    Effect fall = effect("fall", "reaches 9", new Step.Do(HURT, amount(-1), SourceLocation.NONE));
    Effect less = effect("less", "reaches 9", add(Role.SELF, "mana", -1));
    assertThat(found(rising, nine)).isEmpty();
    assertThat(found(rising, nine, less)).containsExactly("LOOP nine");
    assertThat(found(rising, fall)).containsExactly("LOOP fall");
  }

  @Test
  void aRangeThatItsProgramLeavesIsNoLoop() {
    Condition range =
        new Condition.All(
            List.of(new Condition.Not(below("rage", 1)), new Condition.Not(above("rage", 5))));
    Effect calm = effect("calm", "rage changes", when(range, add(Role.SELF, "rage", -1)));
    Effect turn = effect("turn", "turn starts", add(Role.SELF, "mana", 1));
    assertThat(found(DUEL, calm, turn)).isEmpty();
    Effect still = effect("still", "rage changes", when(range, add(Role.SELF, "rage", 0)));
    assertThat(found(DUEL, still)).containsExactly("NO_CHANGE still", "LOOP still");
  }

  @Test
  void aRangeThatAnotherEffectBringsTheNumberBackIntoFromTheOtherSideIsALoop() {
    Condition range =
        new Condition.All(
            List.of(new Condition.Not(below("rage", 1)), new Condition.Not(above("rage", 5))));
    Effect calm =
        effect(
            "calm",
            "rage changes",
            when(range, set("rage", Value.of(0)), add(Role.SELF, "mana", 1)));
    assertThat(found(DUEL, calm, effect("up", "mana changes", add(Role.SELF, "rage", 1))))
        .containsExactly("LOOP up calm");
    assertThat(found(DUEL, calm, effect("down", "mana changes", add(Role.SELF, "rage", -1))))
        .isEmpty();
    assertThat(found(DUEL, calm, effect("set", "mana changes", set("rage", Value.of(9)))))
        .as("beyond the range, on either side")
        .isEmpty();
  }

  private static Step.Do set(String stat, Value value) {
    return act("set-stat", Role.SELF, new Argument.Word(stat), value);
  }
}
