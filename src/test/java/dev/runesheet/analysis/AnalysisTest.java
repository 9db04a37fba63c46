package dev.runesheet.analysis;

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
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.EventRaise;
import dev.runesheet.model.verb.Raises;
import dev.runesheet.model.verb.VerbSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the analyst finds, and what only looks like it. */
class AnalysisTest {

  private static final Knowledge DUEL =
      new Knowledge(
          List.of("turn starts", "turn ends"), Set.of("mode", "mage", "fighter"), Set.of("mode"));

  private static final Effect DEATH =
      effect("death", "health changes", when(below("health", 1), act("lose", Role.SELF)));
  private static final Effect BURN =
      effect(
          "burn",
          "turn starts",
          when(
              above("burn", 0),
              act("damage", Role.SELF, stat("burn")),
              add(Role.SELF, "burn", -1)));

  @Test
  void theGlobalRulesHaveNoFindings() {
    assertThat(codes(DEATH, BURN)).isEmpty();
  }

  @Test
  void twoRowsThatDoTheSameAreFound() {
    Step only = ((Body.Program) BURN.body()).steps().get(0);
    Effect again = effect("burn-2", "turn starts", only);
    assertThat(codes(DEATH, BURN, again)).containsExactly(Code.SAME_EFFECT);
    Effect ofAnother = effect("x", "mage", "turn starts", add(Role.SELF, "mana", 1));
    Effect ofOne = effect("y", "fighter", "turn starts", add(Role.SELF, "mana", 1));
    assertThat(codes(ofAnother, ofOne)).isEmpty();
  }

  @Test
  void theSameCaseWithOtherNumbersIsAContradiction() {
    Effect one = effect("a", "turn starts", when(above("mana", 3), add(Role.SELF, "mana", -2)));
    Effect two = effect("b", "turn starts", when(above("mana", 3), add(Role.SELF, "mana", -3)));
    Effect other = effect("c", "turn starts", when(above("mana", 9), add(Role.SELF, "mana", -3)));
    assertThat(codes(one, two)).containsExactly(Code.CONTRADICTION);
    assertThat(codes(one, other)).isEmpty();
  }

  @Test
  void guardsOfOnePlaceThatExcludeEachOtherAreFoundOnce() {
    Condition both = new Condition.All(List.of(above("mana", 3), below("mana", 3)));
    assertThat(codes(effect("a", "turn starts", when(both, add(Role.SELF, "burn", 1)))))
        .containsExactly(Code.IMPOSSIBLE);
    Condition possible = new Condition.All(List.of(above("mana", 3), below("mana", 3.5)));
    assertThat(codes(effect("a", "turn starts", when(possible, add(Role.SELF, "burn", 1)))))
        .isEmpty();
    Condition equal = new Condition.All(List.of(above("mana", 3), equal("mana", 3)));
    assertThat(codes(effect("a", "turn starts", when(equal, add(Role.SELF, "burn", 1)))))
        .hasSize(1);
  }

  @Test
  void conditionsOfGroupsThatNothingCanFulfilAreFound() {
    Condition rich = above("mana", 100);
    Condition poor = below("mana", 50);
    Selector.Group nobody = new Selector.Group("enemies", Role.SELF, List.of(rich, poor));
    Step burn = add(Role.TARGET, "burn", 1);
    Step each = new Step.ForEach(nobody, 0, List.of(burn), SourceLocation.NONE);
    assertThat(codes(effect("a", "turn starts", each))).containsExactly(Code.IMPOSSIBLE);
    Condition some =
        new Condition.Comparison(Condition.Relation.ABOVE, new Value.Count(nobody), Value.of(2));
    assertThat(codes(effect("b", "turn starts", when(some, add(Role.SELF, "burn", 1)))))
        .containsExactly(Code.IMPOSSIBLE);
    Selector.Group anyone = new Selector.Group("enemies", Role.SELF, List.of(rich));
    Step others = new Step.ForEach(anyone, 0, List.of(burn), SourceLocation.NONE);
    assertThat(codes(effect("c", "turn starts", when(poor, others)))).isEmpty();
  }

  @Test
  void aComparisonThatNeverHoldsIsFound() {
    Condition die =
        new Condition.Comparison(Condition.Relation.ABOVE, new Value.Roll(6), Value.of(6));
    assertThat(codes(effect("a", "turn starts", when(die, add(Role.SELF, "burn", 1)))))
        .containsExactly(Code.IMPOSSIBLE);
  }

  @Test
  void whatAnEarlierConditionTakesIsFound() {
    Effect shadowed =
        effect(
            "a",
            "turn starts",
            when(above("mana", 3), Effects.STOP),
            when(above("mana", 5), add(Role.SELF, "burn", 1)));
    assertThat(codes(shadowed)).containsExactly(Code.SHADOWED);
    Effect changed =
        effect(
            "a",
            "turn starts",
            when(above("mana", 3), Effects.STOP),
            add(Role.SELF, "mana", 9),
            when(above("mana", 5), add(Role.SELF, "burn", 1)));
    assertThat(codes(changed)).isEmpty();
  }

  @Test
  void aTriggerThatNothingRaisesIsFound() {
    assertThat(codes(effect("a", "strength changes", add(Role.SELF, "mana", 1))))
        .containsExactly(Code.NEVER_RAISED);
    Effect raises = effect("b", "turn starts", add(Role.OPPONENT, "strength", 1));
    assertThat(codes(effect("a", "strength changes", add(Role.SELF, "mana", 1)), raises)).isEmpty();
  }

  @Test
  void anOwnerThatDoesNotExistIsFound() {
    assertThat(codes(effect("a", "maeg", "turn starts", add(Role.SELF, "mana", 1))))
        .containsExactly(Code.NEVER_IN_PLAY);
  }

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
    assertThat(Analysis.of(List.of(one, two), List.of(was, two), DUEL, Places.MODEL))
        .extracting(finding -> finding.effects().get(0))
        .containsExactly("one");
    assertThat(Analysis.of(List.of(one, two), List.of(one), DUEL, Places.MODEL))
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
    assertThat(found(game.cards(Map.of("wolf", "", "man", "fighter")), calls, hurts)).isEmpty();
    assertThat(found(game.cards(Map.of("wolf", "mage", "man", "fighter")), calls, hurts))
        .as("the hunter is hurt only once")
        .isEmpty();
    Effect hits =
        effect("hits", "mage", "is hurt", new Step.Do(HURT, amount(-1), SourceLocation.NONE));
    assertThat(found(game.cards(Map.of("wolf", "mage")), calls, hits))
        .as("the fighter is hurt once, so it brings no mages without end")
        .isEmpty();
    assertThat(found(game.cards(Map.of("wolf", "fighter")), calls)).containsExactly("LOOP calls");
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
  void tenThousandEffectsAreAnalysedAlikeTwice() {
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      String from = "stat" + i % 100;
      String to = "stat" + (i + 1) % 100;
      Value amount = Value.of(i);
      effects.add(
          effect(
              "e" + i,
              i % 3 == 0 ? "mode" : "mage",
              i % 2 == 0 ? from + " changes" : "turn starts",
              when(above(from, i), act("add-stat", Role.SELF, new Argument.Word(to), amount))));
    }
    List<Finding> first = Analysis.of(effects, DUEL, Places.MODEL);
    assertThat(first).isEqualTo(Analysis.of(effects, DUEL, Places.MODEL));
    List<Effect> all = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      all.add(effect("a" + i, "health changes", act("damage", Role.OPPONENT, Value.of(i + 1))));
    }
    assertThat(Analysis.of(all, DUEL, Places.MODEL)).isNotNull();
  }

  private static Step.Do set(String stat, Value value) {
    return act("set-stat", Role.SELF, new Argument.Word(stat), value);
  }

  private static List<Finding> findings(Effect... effects) {
    return Analysis.of(List.of(effects), DUEL, Places.MODEL);
  }

  private static List<Code> codes(Effect... effects) {
    return findings(effects).stream().map(finding -> finding.diagnostic().code()).toList();
  }

  @Test
  void numbersThatAStatNeverIsMakeAConditionImpossible() {
    Effect seven =
        effect("seven", "turn starts", when(equal("rank", 7), add(Role.SELF, "mana", 1)));
    Effect two = effect("two", "turn starts", when(equal("rank", 2), add(Role.SELF, "mana", 2)));
    Knowledge ranked = DUEL.range("rank", 0, 3);
    assertThat(found(DUEL, seven, two)).isEmpty();
    assertThat(found(ranked, seven, two)).containsExactly("IMPOSSIBLE seven");
  }

  @Test
  void aTriggerThatNothingBringsAboutIsFound() {
    Effect hurt = effect("hurt", "turn starts", new Step.Do(HURT, amount(-2), SourceLocation.NONE));
    Effect moan = effect("moan", "is hurt", add(Role.SELF, "mana", 1));
    Effect heal = effect("heal", "turn starts", new Step.Do(HURT, amount(2), SourceLocation.NONE));
    Effect nine = effect("nine", "reaches 9", add(Role.SELF, "rage", 1));
    assertThat(found(DUEL, moan, heal, nine)).containsExactly("NEVER_RAISED moan");
    assertThat(found(DUEL, moan, hurt, nine)).isEmpty();
    assertThat(found(DUEL, nine)).containsExactly("NEVER_RAISED nine");
    assertThat(found(DUEL.continuous("reaches "), nine)).containsExactly("NEVER_RAISED nine");
    assertThat(found(DUEL.continuous("reaches "), nine, LASTING)).isEmpty();
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
    Finding told = Analysis.of(List.of(echo, turn, call), once, Places.MODEL).get(0);
    assertThat(told.diagnostic().suggestion())
        .isEqualTo(
            "'call' can bring about 'arrives', which lets this act again:"
                + " 'echo' can bring about 'is hurt', which sets off 'call'");
    assertThat(found(once, turn, call, born)).containsExactly("LOOP born call");
  }

  @Test
  void aStatThatNeverFallsReachesANumberOnce() {
    Knowledge rising = DUEL.rising(Set.of("reaches "), Set.of("is hurt"));
    Effect nine = effect("nine", "reaches 9", new Step.Do(HURT, amount(1), SourceLocation.NONE));
    Effect fall = effect("fall", "reaches 9", new Step.Do(HURT, amount(-1), SourceLocation.NONE));
    Effect less = effect("less", "reaches 9", add(Role.SELF, "mana", -1));
    assertThat(found(rising, nine)).isEmpty();
    assertThat(found(rising, nine, less)).containsExactly("LOOP nine");
    assertThat(found(rising, fall)).containsExactly("LOOP fall");
  }

  @Test
  void anAmountThatChangesNothingIsFound() {
    assertThat(found(DUEL, effect("zero", "turn starts", add(Role.SELF, "mana", 0))))
        .containsExactly("NO_CHANGE zero");
    assertThat(found(DUEL, effect("one", "turn starts", add(Role.SELF, "mana", 1)))).isEmpty();
    assertThat(found(DUEL, lasting("still", 0))).containsExactly("NO_CHANGE still");
  }

  @Test
  void continuousEffectsOfOneCaseAndOtherNumbersAreFound() {
    assertThat(found(DUEL, LASTING, lasting("other", 3), lasting("third", 2)))
        .containsExactly("CONTRADICTION other lasting", "SAME_EFFECT third lasting");
  }

  @Test
  void conditionsOfSeveralPartsAreUnderstood() {
    Condition from = new Condition.Not(below("burn", 2));
    Condition to = new Condition.Not(above("burn", 5));
    Condition range = new Condition.All(List.of(from, to));
    Condition any = new Condition.Any(List.of(equal("burn", 1), equal("burn", 7)));
    Condition none = new Condition.Not(any);
    Step act = add(Role.SELF, "mana", 1);
    assertThat(found(DUEL, guarded("a", range, above("burn", 4), act))).isEmpty();
    assertThat(found(DUEL, guarded("b", range, above("burn", 5), act)))
        .containsExactly("IMPOSSIBLE b");
    assertThat(found(DUEL, guarded("c", range, any, act))).containsExactly("IMPOSSIBLE c");
    assertThat(found(DUEL, guarded("d", none, equal("burn", 7), act)))
        .containsExactly("IMPOSSIBLE d");
    assertThat(found(DUEL, guarded("e", none, equal("burn", 6), act))).isEmpty();
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
  void rangesThatOverlapInPartAreFoundAtTheLaterOne() {
    Effect low = effect("low", "turn starts", when(below("burn", 4), add(Role.SELF, "mana", 1)));
    Effect high = effect("high", "turn starts", when(above("burn", 2), add(Role.SELF, "mana", 2)));
    Effect top = effect("top", "turn starts", when(above("burn", 9), add(Role.SELF, "mana", 3)));
    Effect rest =
        effect(
            "rest",
            "turn starts",
            when(new Condition.Not(above("burn", 2)), add(Role.SELF, "mana", 5)));
    assertThat(found(DUEL, low, high)).containsExactly("CONDITIONS_OVERLAP high low");
    assertThat(found(DUEL, high, top, rest)).isEmpty();
    Effect other =
        effect("other", "turn starts", when(below("burn", 4), add(Role.SELF, "rage", 1)));
    assertThat(found(DUEL, high, other)).isEmpty();
  }

  @Test
  void aRangeWithinAnotherIsFoundUnlessBothAreOpenToOneSide() {
    Condition few = new Condition.All(List.of(above("burn", 4), below("burn", 7)));
    Effect most = effect("most", "turn starts", when(above("burn", 2), add(Role.SELF, "mana", 2)));
    Effect some = effect("some", "turn starts", when(few, add(Role.SELF, "mana", 3)));
    Effect more = effect("more", "turn starts", when(above("burn", 6), add(Role.SELF, "mana", 1)));
    assertThat(found(DUEL, most, some)).containsExactly("CONDITIONS_OVERLAP some most");
    assertThat(found(DUEL, most, more)).as("from 7 on, 1 more").isEmpty();
  }

  @Test
  void whatAnswersAnEventWithoutADeedIsFound() {
    Step.If idle = when(above("burn", 2), Effects.STOP);
    assertThat(found(DUEL, effect("idle", "turn starts", idle))).containsExactly("NO_CHANGE idle");
  }

  private static Effect guarded(String id, Condition one, Condition other, Step then) {
    Condition both = new Condition.All(List.of(one, other));
    return effect(id, "turn starts", when(both, then));
  }

  private static final Effect LASTING = lasting("lasting", 2);

  private static Effect lasting(String id, double amount) {
    return new Effect(
        id,
        id,
        "mode",
        dev.runesheet.model.Trigger.ACTIVATED,
        new Body.Modify("aura", "mana", Body.Layer.ADD, amount, "all"),
        0,
        dev.runesheet.model.Duration.WHILE_IN_PLAY,
        dev.runesheet.model.Stacking.ADDITIVE,
        SourceLocation.pointer("source", "/" + id));
  }

  private static final VerbSpec HURT = verb("hurt", "is hurt", "reaches ");
  private static final VerbSpec CALL = verb("call", "arrives", "calls");

  private static final VerbSpec BRING =
      new VerbSpec(
          "bring",
          List.of(),
          Set.of(dev.runesheet.model.verb.Verb.Change.PLACE),
          java.util.Optional.empty(),
          List.of(
              new EventRaise(
                  List.of("arrives", "is hurt"), "", Raises.Sign.ABOVE, "", List.of("card"))),
          false,
          false,
          false,
          "bring",
          "bring",
          "",
          "",
          "bring",
          "x.Bring");

  private static VerbSpec verb(String name, String below, String always) {
    return new VerbSpec(
        name,
        List.of(),
        Set.of(dev.runesheet.model.verb.Verb.Change.PLACE),
        java.util.Optional.empty(),
        List.of(
            new EventRaise(List.of(below), "amount", Raises.Sign.BELOW, ""),
            new EventRaise(List.of(always), "", Raises.Sign.ABOVE, "")),
        false,
        false,
        false,
        name,
        name,
        "",
        "",
        name,
        "x.Hurt");
  }

  private static java.util.Map<String, Argument> amount(double number) {
    return java.util.Map.of("amount", Value.of(number));
  }

  private static List<String> found(Knowledge knowledge, Effect... effects) {
    return Analysis.of(List.of(effects), knowledge, Places.MODEL).stream()
        .map(one -> one.diagnostic().code() + " " + String.join(" ", one.effects()))
        .toList();
  }
}
