package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.valeria.authoring.scenario.ValeriaScenarios;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRun;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Agents and relics are used by who can pay them, wherever their strings pay. */
@Tag("thorough")
class AgentPricesTest {

  private static RuleBook book;

  @BeforeAll
  static void compile() {
    Diagnostics findings = new Diagnostics();
    Map<String, Map<String, String>> texts =
        Map.of(
            "a6", Map.of("engage", "v 1 + g -3"),
            "a10", Map.of("engage", "g 2 + g -2 + v 1 + g -1"),
            "a15", Map.of("engage", "t -1 + v 1"),
            "a1", Map.of("engage", "take_from_player g 5 + v 1"),
            "r5", Map.of("relic", "choose g 2 s 2 + m -3"));
    byte[] shipped = EffectTables.SHIPPED.read(EffectTables.CARDS).orElseThrow();
    byte[] cards =
        CardCells.write(EffectTables.CARDS, shipped, texts, findings).orElseThrow().content();
    PackFiles files = EffectTables.with(Map.of(EffectTables.CARDS, cards));
    book = Packs.compile(PackBuilder.build(new ValeriaPack(), files, findings), findings);
    assertThat(findings.hasErrors()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gold: 2  | agents: [Captain] | engage: Captain    | false",
        "gold: 3  | agents: [Captain] | engage: Captain    | true",
        "gold: 2  | agents: [Prefect] | engage: Prefect    | false",
        "gold: 3  | agents: [Prefect] | engage: Prefect    | true",
        "tomes: 0 | agents: [Treasurer] | engage: Treasurer | false",
        "tomes: 1 | agents: [Treasurer] | engage: Treasurer | true",
        "magic: 2 | dice: [1, 3]     | relic: Gold Bastion | false",
        "magic: 3 | dice: [1, 3]     | relic: Gold Bastion | true",
      })
  void whatStandsBeforeAPaymentDoesNotHelpToUseThem(
      String has, String table, String deed, boolean legal) {
    Throwable refused = refused(has, table, deed);
    if (legal) {
      assertThat(refused).isNull();
    } else {
      assertThat(refused).hasMessageContaining("costs more than there is");
    }
  }

  @Test
  void oneWhoseFirstChoiceHasNothingIsRefusedForItWhateverFollows() {
    assertThat(refused("gold: 2", "agents: [Abbot]", "engage: Abbot"))
        .hasMessageContaining("cannot be used while there is nothing to choose for its effect");
  }

  /** What is said against a deed; null if nothing is. */
  private static Throwable refused(String has, String table, String deed) {
    String text =
        "game: valeria\nscenarios:\n  - {name: any, given: {players: {Ann: {"
            + has
            + ", cards: [Gold Bastion]}}, "
            + table
            + "}, when: [{"
            + deed
            + "}], then: {error: illegal}}";
    Diagnostics findings = new Diagnostics();
    Scenario scenario =
        JsonDocument.parseYaml("any.yaml", text, findings)
            .flatMap(document -> ScenarioReader.read("any.yaml", document, findings))
            .orElseThrow()
            .scenarios()
            .get(0);

    try (ScenarioRun run = new ValeriaScenarios().start(book, scenario)) {
      assertThat(findings.all()).isEmpty();
      return catchThrowable(() -> run.act(scenario.when().get(0)));
    }
  }
}
