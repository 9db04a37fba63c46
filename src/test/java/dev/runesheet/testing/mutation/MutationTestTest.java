package dev.runesheet.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.Workbooks;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.mutation.MutantResult.Outcome;
import dev.runesheet.testing.mutation.MutationTest.Plan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mutants of Math Battle under scenarios that are made for one effect each. */
@Tag("thorough")
class MutationTestTest {

  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));
  private static final int ALL = 10_000;

  /** The document (effect ops 9.5): Heal costs 3 mana, asks for more than 2, and heals 5. */
  private static final String HEAL =
      """
      game: math-battle
      scenarios:
        - name: Heal adds 5 for 3 mana
          given: {heroes: [fire-mage, fighter], stats: {0: {health: 50}}}
          when: [{choose: Heal}]
          then: {stats: {0: {health: 55, mana: 17}}}
      """;

  private static final String STOPS =
      """
        - name: Heal stops at the most health
          given: {heroes: [fire-mage, fighter], stats: {0: {health: 68}}}
          when: [{choose: Heal}]
          then: {stats: {0: {health: 70}}}
      """;

  private static final String GATE =
      """
        - name: Heal with 3 mana works
          given: {heroes: [fire-mage, fighter], phase: choice, stats: {0: {health: 50, mana: 3}}}
          when: [{choose: Heal}]
          then: {stats: {0: {health: 55, mana: 0}}}
        - name: Heal with 2 mana does nothing
          given: {heroes: [fire-mage, fighter], phase: choice, stats: {0: {health: 50, mana: 2}}}
          when: [{choose: Heal}]
          then: {stats: {0: {health: 50, mana: 2}}}
      """;

  private static final Map<String, MutationTest> TESTS = new ConcurrentHashMap<>();

  private static MutationReport run(String scenarios, String only, long seed) {
    MutationTest test = TESTS.computeIfAbsent(scenarios, MutationTestTest::prepared);
    return test.run(new Plan(seed, ALL, only), result -> {});
  }

  private static MutationTest prepared(String scenarios) {
    return prepared(SHIPPED, scenarios);
  }

  private static MutationTest prepared(PackFiles rules, String scenarios) {
    Diagnostics findings = new Diagnostics();
    PackFiles files = new ReplacedScenarios(rules, "math-battle", scenarios);
    return MutationTest.of(Packs.find("math-battle"), files, findings)
        .orElseThrow(() -> new AssertionError(findings.all()));
  }

  private static List<String> survivors(MutationReport report) {
    List<String> words = new ArrayList<>();
    report.survivors().forEach(one -> words.add(one.mutant().words()));
    return words;
  }

  @Test
  void aNumberThatNoScenarioComesCloseToSurvives() {
    MutationReport report = run(HEAL, "fire-mage/heal", 1);
    assertThat(report.survivors())
        .filteredOn(one -> one.mutant().kind() == MutationKind.NUMBER)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.mutant().before()).isEqualTo("2");
              assertThat(one.outcome()).isEqualTo(Outcome.SURVIVED);
              assertThat(one.ran()).isOne();
              assertThat(one.mutant().place().toString())
                  .isEqualTo("data/math-battle/heroes/fire_mage.json#/abilities/1/program/0");
            });
  }

  @Test
  void whereAllCasesHaveAScenarioNothingSurvives() {
    for (long seed = 1; seed <= 3; seed++) {
      MutationReport report = run(HEAL + STOPS + GATE, "fire-mage/heal", seed);
      assertThat(survivors(report)).as("seed %d", seed).isEmpty();
      assertThat(report.results()).hasSizeGreaterThan(20);
    }
  }

  @Test
  void aScenarioThatIsTakenAwayLeavesItsGap() {
    assertThat(run(HEAL + GATE, "fire-mage/heal", 1).survivors())
        .isNotEmpty()
        .allMatch(one -> one.mutant().place().place().toString().endsWith("/program/0/then/1"));
  }

  @Test
  void whatNoScenarioTouchesIsSaidSo() {
    MutationReport report = run(HEAL, "fighter/defend", 1);
    assertThat(report.results())
        .isNotEmpty()
        .allMatch(one -> one.outcome() == Outcome.UNTOUCHED && one.survived());
    assertThat(report.survivingPercent()).isEqualTo(100);
  }

  @Test
  void rowsOfTablesAreChangedCellByCell() {
    String burning =
        """
        game: math-battle
        scenarios:
          - name: Burn hurts and fades
            given: {heroes: [fighter, fighter], phase: turn_start, stats: {0: {burn: 2}}}
            then: {stats: {0: {health: 98, burn: 1}}}
        """;
    MutationReport report = run(burning, "mode/burning", 1);
    assertThat(report.results())
        .anyMatch(one -> one.mutant().place().toString().endsWith("!Global rules!V9"))
        .filteredOn(one -> one.mutant().place().toString().endsWith("!Global rules!B9"))
        .singleElement()
        .matches(one -> one.mutant().words().equals("without row 9"))
        .matches(one -> one.outcome() == Outcome.KILLED)
        .matches(one -> one.noticed().endsWith("own.yaml: Burn hurts and fades"));
    assertThat(report.survivors())
        .as("a burn of 1, or none, was not tried")
        .anyMatch(one -> one.mutant().place().toString().endsWith("!Global rules!G9"));
  }

  @Test
  void rowsForWhatNoEffectAsksDoNotCount() {
    List<Object> row = List.of("Mine", "", "of no effect", "", "no_stack");
    PackFiles files =
        Workbooks.row("decision-tables/engine/stacking-policy.drl.xlsx", "Stacking policy", row);
    MutationReport report =
        prepared(files, HEAL).run(new Plan(1, ALL, "stacking-policy"), result -> {});
    assertThat(report.results()).isEmpty();
    assertThat(report.equal()).isPositive();
  }

  @Test
  void theSameSeedGivesTheSameReport() {
    MutationReport first = run(HEAL, "fire-mage/heal", 5);
    assertThat(run(HEAL, "fire-mage/heal", 5)).isEqualTo(first);
    assertThat(run(HEAL, "fire-mage/heal", 6)).isNotEqualTo(first);
  }

  @Test
  void scenariosMustPassBeforeAnythingIsChanged() {
    Diagnostics findings = new Diagnostics();
    PackFiles files =
        new ReplacedScenarios(SHIPPED, "math-battle", HEAL.replace("health: 55", "health: 56"));
    assertThat(MutationTest.of(Packs.find("math-battle"), files, findings)).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .extracting(Diagnostic::code)
        .isEqualTo(Code.MUTATION_BASE);
  }

  @Test
  void aChoiceKeepsItsLastWay() {
    Diagnostics findings = new Diagnostics();
    MutationTest test = MutationTest.of(Packs.find("ember-vale"), SHIPPED, findings).orElseThrow();
    MutationReport report = test.run(new Plan(1, ALL, "cinder-drake"), result -> {});
    assertThat(report.results()).isNotEmpty();
  }

  /** Which cards an action may be offered for is told without rules, but not as they were. */
  @Test
  void aScenarioNoticesThatAnActionIsOfferedForOtherCards() {
    String unit =
        """
        game: ember-vale
        scenarios:
          - name: A unit is not cast
            given: {players: {player 1: {embers: 5, hand: [spark-imp]}}}
            then: {options: [play Spark Imp, rest]}
        """;
    PackFiles files = new ReplacedScenarios(SHIPPED, "ember-vale", unit);
    MutationTest test =
        MutationTest.of(Packs.find("ember-vale"), files, new Diagnostics()).orElseThrow();
    assertThat(test.run(new Plan(1, ALL, "actions/cast-is-legal"), result -> {}).results())
        .filteredOn(one -> one.mutant().words().equals("without it is a spell"))
        .singleElement()
        .matches(one -> one.outcome() == Outcome.KILLED);
  }
}
