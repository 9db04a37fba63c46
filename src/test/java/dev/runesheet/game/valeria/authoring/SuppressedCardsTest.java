package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.valeria.authoring.scenario.ValeriaScenarios;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.MadeUpSuppressor;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRun;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of Valeria's tables of flags and of effects are out of force while suppressed. */
@Tag("thorough")
class SuppressedCardsTest {

  /** A domain of Ann's that has nothing to do with it. */
  private static final String GUARD = "d13";

  private static PackFiles files;

  @BeforeAll
  static void tables() {
    files = EffectTables.files();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aFlag(boolean plain) {
    try (ScenarioRun run =
        given(book("flag/defiant-ridge", plain), "[Defiant Ridge, Halfpenny Hill]")) {
      Match match = run.played().orElseThrow();
      Entity ann = match.world().entity(0);
      double cheaper = ann.stat("hire cost");

      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);
      suppressor.comes();
      assertThat(ann.stat("hire cost")).isEqualTo(cheaper + 1);
      suppressor.leaves();
      assertThat(ann.stat("hire cost")).isEqualTo(cheaper);
      suppressor.comes();
      assertThat(ann.stat("hire cost")).isEqualTo(cheaper + 1);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Gains  | d15/passive | Forgotten Sorrows     | hires          | magic    | 1",
        "Counts | d52/passive | Karloff Castle        | harvest starts | strength | 1",
      })
  void aRowOfEffects(
      String sheet, String effect, String card, String event, String stat, double gained) {
    try (ScenarioRun run =
        given(book(effect, false), "[" + card + ", c5 Peasant, Halfpenny Hill]")) {
      Match match = run.played().orElseThrow();
      assertThat(match.book().noteOfBlock(effect).source())
          .startsWith(EffectTables.TABLES + "!" + sheet + "!");

      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);
      suppressor.comes();
      assertThat(gained(match, event, stat)).isZero();
      suppressor.leaves();
      assertThat(gained(match, event, stat)).isEqualTo(gained);
      suppressor.comes();
      assertThat(gained(match, event, stat)).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Choices   | d56/passive | Lost Gardens",
        "Exchanges | d36/passive | Rime Temple",
      })
  void aRowThatAsks(String sheet, String effect, String card) {
    try (ScenarioRun run = given(book(effect, false), "[" + card + ", Halfpenny Hill]")) {
      Match match = run.played().orElseThrow();
      assertThat(match.book().noteOfBlock(effect).source())
          .startsWith(EffectTables.TABLES + "!" + sheet + "!");
      int open = match.pendingDecisions().size();

      MadeUpSuppressor suppressor = MadeUpSuppressor.of(match, GUARD);
      suppressor.comes();
      post(match, "action phase ends");
      assertThat(match.pendingDecisions()).hasSize(open);
      suppressor.leaves();
      post(match, "action phase ends");
      assertThat(match.pendingDecisions()).hasSizeGreaterThan(open);
    }
  }

  private static double gained(Match match, String event, String stat) {
    double before = match.world().entity(0).stat(stat);
    post(match, event);
    return match.world().entity(0).stat(stat) - before;
  }

  private static void post(Match match, String event) {
    Entity ann = match.world().entity(0);
    match.update(context -> context.post(Event.about(event, ann, Event.NOBODY)));
  }

  private static ScenarioRun given(RuleBook book, String cards) {
    String text =
        "game: valeria\nscenarios:\n  - {name: any, given: {players: {Ann: {gold: 9, cards: "
            + cards
            + "}}}, then: {}}";
    Diagnostics findings = new Diagnostics();
    var scenario =
        JsonDocument.parseYaml("any.yaml", text, findings)
            .flatMap(document -> ScenarioReader.read("any.yaml", document, findings))
            .orElseThrow()
            .scenarios()
            .get(0);
    return new ValeriaScenarios().start(book, scenario);
  }

  private static RuleBook book(String effect, boolean plain) {
    PackFiles guarded = MadeUpSuppressor.in(files, "valeria", effect, GUARD);
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(new ValeriaPack(), guarded, findings);
    assertThat(findings.all()).isEmpty();
    List<String> workbooks =
        PlainDrools.workbooks(built).stream()
            .filter(one -> !one.equals(EffectTables.CARDS))
            .toList();
    return plain
        ? PlainDrools.book(built, guarded, workbooks, false)
        : Packs.compile(built, findings);
  }
}
