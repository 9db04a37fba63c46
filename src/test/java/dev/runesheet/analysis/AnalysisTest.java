package dev.runesheet.analysis;

import static dev.runesheet.analysis.Duels.BURN;
import static dev.runesheet.analysis.Duels.DEATH;
import static dev.runesheet.analysis.Duels.DUEL;
import static dev.runesheet.analysis.Duels.HURT;
import static dev.runesheet.analysis.Duels.amount;
import static dev.runesheet.analysis.Duels.codes;
import static dev.runesheet.analysis.Duels.found;
import static dev.runesheet.analysis.Effects.above;
import static dev.runesheet.analysis.Effects.act;
import static dev.runesheet.analysis.Effects.add;
import static dev.runesheet.analysis.Effects.below;
import static dev.runesheet.analysis.Effects.effect;
import static dev.runesheet.analysis.Effects.equal;
import static dev.runesheet.analysis.Effects.when;
import static dev.runesheet.model.Body.Layer.AT_LEAST;
import static dev.runesheet.model.Body.Layer.AT_MOST;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the analyst finds, and what only looks like it. */
@Tag("thorough")
class AnalysisTest {

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
  void effectsThatDifferInTheirSentencesAloneDoNotContradictEachOther() {
    Effect one = effect("a", "turn starts", when(above("mana", 3), add(Role.SELF, "mana", -2)));
    Effect two = effect("b", "turn starts", when(above("mana", 3), add(Role.SELF, "mana", -2)));
    assertThat(codes(one.saying("Mana fades."), two.saying("Lose mana."))).isEmpty();
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
  void whatHoldsOnlyWhereNeitherOfTwoOppositesDoesIsFoundOnce() {
    Condition fire = new Condition.Is(Role.SELF, "kind", "fire");
    Condition frost = new Condition.Is(Role.SELF, "kind", "frost");
    Condition either = new Condition.Any(List.of(fire, new Condition.Not(fire)));
    Condition neither = new Condition.Not(new Condition.Any(List.of(either, frost)));
    Step act = add(Role.SELF, "mana", 1);
    assertThat(found(DUEL, effect("a", "turn starts", when(neither, act))))
        .containsExactly("IMPOSSIBLE a");
    Condition other = new Condition.Not(new Condition.Any(List.of(fire, frost)));
    assertThat(found(DUEL, effect("b", "turn starts", when(other, act)))).isEmpty();
  }

  @Test
  void aConditionWithTheSameOnBothWaysDecidesNothing() {
    Condition rich = above("mana", 3);
    List<Step> burn = List.of(add(Role.SELF, "burn", 1));
    SourceLocation one = SourceLocation.file("one");
    Step same = new Step.If(rich, burn, List.of(add(Role.SELF, "burn", 1)), one);
    Step other = new Step.If(rich, burn, List.of(add(Role.SELF, "burn", 2)), one);
    assertThat(found(DUEL, effect("a", "turn starts", same))).containsExactly("NO_CHANGE a");
    assertThat(found(DUEL, effect("b", "turn starts", other))).isEmpty();
    assertThat(found(DUEL, effect("c", "turn starts", when(rich, burn.get(0))))).isEmpty();
    List<Step> ends = List.of(burn.get(0), new Step.Stop(one));
    Step stops = new Step.If(rich, ends, burn, one);
    Effect goesOn = effect("d", "turn starts", stops, add(Role.SELF, "mana", 1));
    assertThat(found(DUEL, goesOn)).isEmpty();
  }

  @Test
  void aNumberThatIsSetToWhatTheConditionSaysItIsDoesNotChange() {
    Step none = act("set-stat", Role.SELF, new Argument.Word("mana"), Value.of(0));
    assertThat(found(DUEL, effect("a", "turn starts", when(equal("mana", 0), none))))
        .containsExactly("NO_CHANGE a");
    assertThat(found(DUEL, effect("b", "turn starts", when(equal("mana", 1), none)))).isEmpty();
    assertThat(found(DUEL, effect("c", "turn starts", when(above("mana", 0), none)))).isEmpty();
    Step more = add(Role.SELF, "mana", 1);
    assertThat(found(DUEL, effect("d", "turn starts", when(equal("mana", 0), more, none))))
        .as("what the line before it changes")
        .isEmpty();
  }

  @Test
  void conditionsOfGroupsThatNothingCanFulfilAreFound() {
    Condition rich = above("mana", 100);
    Condition poor = below("mana", 50);
    Selector.Group nobody = new Selector.Group("enemies", Role.SELF, List.of(rich, poor));
    Step burn = add(Role.TARGET, "burn", 1);
    Step each = new Step.ForEach(nobody, List.of(burn), SourceLocation.NONE);
    assertThat(codes(effect("a", "turn starts", each))).containsExactly(Code.IMPOSSIBLE);
    Condition some =
        new Condition.Comparison(Condition.Relation.ABOVE, new Value.Count(nobody), Value.of(2));
    assertThat(codes(effect("b", "turn starts", when(some, add(Role.SELF, "burn", 1)))))
        .containsExactly(Code.IMPOSSIBLE);
    Selector.Group anyone = new Selector.Group("enemies", Role.SELF, List.of(rich));
    Step others = new Step.ForEach(anyone, List.of(burn), SourceLocation.NONE);
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
  void changesOfStatsThatNobodyHasAreFoundWhereStatsAreKnown() {
    Body change = new Body.Modify("glow", "manna", Body.Layer.ADD, 1, "allies");
    SourceLocation place = SourceLocation.pointer("source", "/m");
    Stacking plain = Stacking.ADDITIVE;
    List<Effect> effects =
        List.of(
            new Effect(
                "m",
                "m",
                "mage",
                Trigger.ACTIVATED,
                change,
                0,
                Duration.WHILE_IN_PLAY,
                plain,
                place),
            effect("a", "turn starts", add(Role.SELF, "burnt", 1), add(Role.SELF, "burn", 1)));
    assertThat(Analysis.of(effects, Knowledge.NONE, PartPlaces.MODEL)).isEmpty();
    Knowledge stats = Knowledge.NONE.with(Knowledge.STATS, Set.of("mana", "burn"));
    assertThat(Analysis.of(effects, stats, PartPlaces.MODEL))
        .extracting(finding -> finding.diagnostic().toString())
        .satisfiesExactly(
            one -> assertThat(one).startsWith("source#/m: error RS015").contains("'mana'?"),
            one -> assertThat(one).startsWith("source#/a: error RS015").contains("'burn'?"));
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
    List<Finding> first = Analysis.of(effects, DUEL, PartPlaces.MODEL);
    assertThat(first).isEqualTo(Analysis.of(effects, DUEL, PartPlaces.MODEL));
    List<Effect> all = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      all.add(effect("a" + i, "health changes", act("damage", Role.OPPONENT, Value.of(i + 1))));
    }
    assertThat(Analysis.of(all, DUEL, PartPlaces.MODEL)).isNotNull();
  }

  @Test
  void numbersThatAStatNeverIsMakeAConditionImpossible() {
    Effect seven =
        effect("seven", "turn starts", when(equal("rank", 7), add(Role.SELF, "mana", 1)));
    Effect two = effect("two", "turn starts", when(equal("rank", 2), add(Role.SELF, "mana", 2)));
    Knowledge ranked = DUEL.with(Knowledge.RANGES, Map.of("rank", new Knowledge.Range(0, 3)));
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
    Knowledge reached = DUEL.with(Knowledge.CONTINUOUS, Set.of("reaches "));
    assertThat(found(reached, nine)).containsExactly("NEVER_RAISED nine");
    assertThat(found(reached, nine, LASTING)).isEmpty();
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
  void ofTwoChangesThatSetOneNumberTheFirstNeverCounts() {
    assertThat(found(DUEL, setting("one", "self", 1, ""), setting("two", "self", 5, "")))
        .containsExactly("CONTRADICTION two one");
    assertThat(found(DUEL, setting("one", "self", 1, "all"), setting("two", "self", 5, "")))
        .containsExactly("CONTRADICTION two one");
    assertThat(found(DUEL, setting("one", "self", 1, ""), setting("two", "self", 5, "all")))
        .isEmpty();
    assertThat(found(DUEL, setting("one", "all", 1, ""), setting("two", "self", 5, ""))).isEmpty();
    assertThat(found(DUEL, setting("one", "self", 5, ""), setting("two", "self", 5, "")))
        .containsExactly("SAME_EFFECT two one");
  }

  @Test
  void aContinuousEffectThatIsThereTwiceIsFoundWhateverItsNamesAre() {
    assertThat(found(DUEL, bound("one", AT_LEAST, 5), bound("two", AT_LEAST, 5)))
        .containsExactly("SAME_EFFECT two one");
    assertThat(found(DUEL, setting("one", "self", 5, "all"), setting("two", "self", 5, "")))
        .isEmpty();
  }

  @Test
  void boundsThatLeaveNoNumberBetweenThemAreFound() {
    Effect least = bound("least", AT_LEAST, 5);
    assertThat(found(DUEL, least, bound("most", AT_MOST, 3)))
        .containsExactly("CONTRADICTION most least");
    assertThat(found(DUEL, bound("most", AT_MOST, 3), bound("low", AT_LEAST, 1), least))
        .containsExactly("CONTRADICTION least low", "CONTRADICTION least most");
    assertThat(found(DUEL, least, bound("most", AT_MOST, 5))).isEmpty();
    assertThat(found(DUEL, least, bound("most", AT_MOST, 9))).isEmpty();
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
    return changing(id, new Body.Modify("aura", "mana", Body.Layer.ADD, amount, "all"));
  }

  private static Effect setting(String id, String scope, double amount, String each) {
    return changing(id, new Body.Modify(id, "mana", Body.Layer.SET, amount, scope, each));
  }

  private static Effect changing(String id, Body.Modify body) {
    return new Effect(
        id,
        id,
        "mode",
        Trigger.ACTIVATED,
        body,
        0,
        Duration.WHILE_IN_PLAY,
        Stacking.ADDITIVE,
        SourceLocation.pointer("source", "/" + id));
  }

  private static Effect bound(String id, Body.Layer layer, double amount) {
    return changing(id, new Body.Modify(id, "mana", layer, amount, "all"));
  }
}
