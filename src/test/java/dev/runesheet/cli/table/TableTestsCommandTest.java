package dev.runesheet.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTestsCommandTest {

  private static final String WORKBOOK = "decision-tables/math-battle/global-rules.drl.xlsx";
  private static final String SCENARIOS = "data/math-battle/scenarios/verbs.yaml";

  @TempDir private Path folder;

  @Test
  void aScenarioIsAddedOnce() {
    Ran.copyOfRules(folder);

    Ran first = add();
    assertThat(first.out()).contains("11 scenarios added");
    Ran again = add();
    assertThat(again.code()).isZero();
    assertThat(again.out()).contains("0 scenarios added");
    assertThat(again.err()).contains(SCENARIOS + "#/scenarios/0: not added, the sheet has one");
    Ran test = Ran.in(folder, "", "test", WORKBOOK);
    assertThat(test.out()).as("names stay unique").contains("29 passed, 0 failed");
  }

  private Ran add() {
    return Ran.in(folder, "", "table", Ran.GAME, "tests", WORKBOOK, "--from", SCENARIOS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"queens-blood", "valeria", "werewolf", "tcg-pocket"})
  void aWorkbookOfAnotherGameIsRefused(String game) throws IOException {
    Path workbook = folder.resolve("k.xlsx");
    Files.copy(Path.of(WORKBOOK), workbook);
    byte[] before = Files.readAllBytes(workbook);
    Ran ran = Ran.run("table", game, "tests", workbook.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("has scenarios of math-battle, not of " + game);
    assertThat(Files.readAllBytes(workbook)).isEqualTo(before);
  }
}
