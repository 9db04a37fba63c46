package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.suite.ScenarioCheck;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The variants that scenarios may name are those of the table of pawns. */
class ScenarioVariantsTest {

  private static final String TABLE = "decision-tables/queens-blood/variants.drl.xlsx";

  private static final PackFiles RENAMED = renamed();

  private static final RuleBook BOOK = QueensBooks.of(RENAMED);

  /** The variant v1.1 has another name in the table. */
  private static PackFiles renamed() {
    Map<String, Object> cells = new TreeMap<>();
    for (int row = 13; row <= 18; row++) {
      cells.put("D" + row, "v1.2");
    }
    return Workbooks.cells(TABLE, "Pawns", cells);
  }

  private static List<String> run(String rest) {
    String text = "game: queens-blood\nscenarios:\n  - {name: x, " + rest + ", then: {turn: Y}}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(ScenarioKits.find(QueensBlood.ID).orElseThrow(), BOOK)
        .run(scenario).findings().stream().map(Diagnostic::toString).toList();
  }

  @Test
  void aVariantThatIsGoneIsFoundWhereScenariosNameIt() {
    Diagnostics findings = new Diagnostics();
    ScenarioCheck.check(BOOK, Map.of(), RENAMED, findings);
    List<String> found = findings.all().stream().map(Diagnostic::toString).toList();

    assertThat(found)
        .isNotEmpty()
        .allMatch(one -> one.contains("error RS018: unknown word: found 'v1.1'"))
        .anyMatch(one -> one.contains("scenarios/actions.yaml:6:25 #/scenarios/0/variant/1"))
        .anyMatch(one -> one.contains("effects.drl.xlsx!Tests!C146"))
        .noneMatch(one -> one.contains("!Tests!F"));
  }

  @Test
  void aScenarioOfAVariantThatIsGoneFailsThere() {
    assertThat(run("variant: v1.1"))
        .singleElement()
        .asString()
        .contains("#/scenarios/0/variant: error RS018", "did you mean 'v1.2'?");
  }

  @Test
  void aScenarioOfANewVariantIsPlayed() {
    assertThat(run("variant: v1.2")).isEmpty();
    assertThat(run("text: Without a variant")).isEmpty();
  }
}
