package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.spi.Decision;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a recorder sees of Math Battle. */
class CoverageRecorderTest {

  private static final String MAGE =
      "data/math-battle/heroes/fire_mage.json#/abilities/0/program/0";
  private static final String RULES =
      "decision-tables/math-battle/global-rules.drl.xlsx!Global rules!";

  @Test
  void aBranchThatWasTakenFiredAndTheOtherDidNot() {
    Coverage coverage = Duels.of(Duels.FIREBALL);
    RuleCoverage then = Duels.rule(coverage, "fire-mage/fireball/0.then");
    assertThat(then.fired()).isEqualTo(1);
    assertThat(then.branch()).isTrue();
    assertThat(then.effect()).isEqualTo("fire-mage/fireball");
    assertThat(then.verbs()).containsExactly("AddStat", "Damage");
    assertThat(Duels.rule(coverage, "fire-mage/fireball/0.else").fired()).isZero();
  }

  @Test
  void aConditionStandsWhereItsAuthorWroteIt() {
    RuleCoverage then = Duels.rule(Duels.of(Duels.FIREBALL), "fire-mage/fireball/0.then");
    assertThat(then.conditions())
        .containsExactly(new ConditionCoverage("self.above(\"mana\", 4.0)", MAGE, 1, 0));
    assertThat(then.steps())
        .containsExactly(MAGE + "/then/0", MAGE + "/then/1", MAGE + "/then/2", MAGE + "/then/3");
  }

  @Test
  void theOppositeOfAConditionIsNoConditionOfItsOwn() {
    Coverage coverage = Duels.of(Duels.FIREBALL);
    assertThat(Duels.rule(coverage, "fire-mage/fireball/0.else").conditions()).isEmpty();
  }

  /** Burning 2 deals 2 at the Fighter's turn: asked of both heroes at each of their turns. */
  @Test
  void aRowCountsFiringsAndItsCellCountsOutcomes() {
    RuleCoverage burning = Duels.rule(Duels.of(Duels.FIREBALL), "Burning");
    assertThat(burning.kind()).isEqualTo(Kind.ROW);
    assertThat(burning.place()).isEqualTo(RULES + "B9");
    assertThat(burning.fired()).isEqualTo(1);
    assertThat(burning.conditions())
        .containsExactly(new ConditionCoverage("self.above(\"burn\", 0.0)", RULES + "G9", 1, 1));
  }

  @Test
  void rulesOfTheEngineAreMarked() {
    Coverage coverage = Duels.of(Duels.FIREBALL);
    RuleCoverage routing = Duels.rule(coverage, "routing: the holder answers what is about itself");
    assertThat(routing.kind()).isEqualTo(Kind.ENGINE);
    assertThat(routing.place()).startsWith("rules/engine/routing.drl:");
    assertThat(routing.conditions()).isEmpty();
    assertThat(routing.fired()).isPositive();
  }

  @Test
  void anEffectThatAnsweredAnEventIsKnown() {
    Coverage coverage = Duels.of(Duels.FIREBALL);
    assertThat(Duels.effect(coverage, "mode/burning").answered()).isPositive();
    assertThat(Duels.effect(coverage, "mode/burning").trigger()).isEqualTo("turn starts");
  }

  /** 200 turns begin, one of them before the first choice; Burning looks at each. */
  @Test
  void eachAnswerOfAnEffectCounts() {
    Coverage coverage =
        Duels.of(
            "  - {name: c, given: {heroes: [fighter, fighter]}, when: [{choose: Defend, until:"
                + " over}], then: {turn: 200}}\n");
    ConditionCoverage looked = Duels.rule(coverage, "Burning").conditions().get(0);
    assertThat(looked.held() + looked.failed()).isEqualTo(200);
    assertThat(Duels.effect(coverage, "mode/burning").answered()).isEqualTo(200);
  }

  /**
   * A unit of Ember Vale that burns leaves the board, so the rule for players, next to answer the
   * same change of health, is asked whether it is still in force.
   */
  @Test
  void anAnswerThatAnEarlierOneDelaysCountsOnce() {
    Coverage coverage =
        Duels.record(
            "ember-vale",
            true,
            "  - {name: d, given: {players: {player 1: {embers: 1, hand: [firebolt]}, player 2:"
                + " {board: [spark-imp]}}}, when: [{choose: cast Firebolt}, {choose: Spark Imp}],"
                + " then: {players: {player 2: {board: [], ashes: [spark-imp]}}}}\n");
    assertThat(Duels.effect(coverage, "game/a-unit-without-health-burns").answered()).isOne();
    assertThat(Duels.effect(coverage, "game/a-player-without-health-loses").answered()).isOne();
  }

  /** Its rule asks only for the answer that the block before has noted. */
  @Test
  void aConditionThatABlockOfItsOwnTestsIsToldInWords() {
    Coverage coverage =
        Duels.record(
            "ember-vale",
            true,
            "  - {name: e, given: {players: {player 1: {embers: 1, hand: [firebolt]}, player 2:"
                + " {board: [spark-imp]}}}, when: [{choose: cast Firebolt}, {choose: Spark Imp}],"
                + " then: {}}\n");
    RuleCoverage bear = Duels.rule(coverage, "avalanche-bear/health-changes/0.then");
    assertThat(bear.conditions())
        .singleElement()
        .extracting(ConditionCoverage::text)
        .isEqualTo("the change is below -1");
  }

  @Test
  void withoutConditionsOnlyFiringsAreKnown() {
    Coverage coverage = Duels.of(false, Duels.FIREBALL);
    assertThat(Duels.rule(coverage, "Burning").fired()).isEqualTo(1);
    assertThat(Duels.rule(coverage, "Burning").conditions()).isEmpty();
  }

  /** The rules of the jar are the same as those of the folder, and so is their coverage. */
  @Test
  void rulesOfTheJarCoverTheSame() {
    CoverageCollector ofJar = new CoverageCollector(true);
    CoverageCollector ofFolder = new CoverageCollector(true);
    play(RuleBook.load(Duels.GAME, ofJar.newProbe(Duels.GAME, Duels.FILES)), 5);
    play(Duels.book(ofFolder.newProbe(Duels.GAME, Duels.FILES)), 5);
    assertThat(CoverageFile.write(ofJar.coverage()))
        .isEqualTo(CoverageFile.write(ofFolder.coverage()));
  }

  @Test
  void recordingChangesNothing() {
    RuleBook plain = Duels.book(RuleProbe.NONE);
    RuleBook watched = Duels.book(new CoverageCollector(true).newProbe(Duels.GAME, Duels.FILES));
    assertThat(watched.hash()).isEqualTo(plain.hash());
    for (long seed = 0; seed < 20; seed++) {
      assertThat(play(watched, seed)).isEqualTo(play(plain, seed));
    }
  }

  private static List<String> play(RuleBook book, long seed) {
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), seed)) {
      for (int choice = 0; !match.over(); choice++) {
        Decision decision = match.pendingDecisions().get(0);
        int option = choice % decision.options().size();
        match.choose(decision.id(), decision.options().get(option).id());
      }
      return match.happenings().stream().map(Object::toString).toList();
    }
  }
}
