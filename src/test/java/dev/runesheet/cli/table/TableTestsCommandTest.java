package dev.runesheet.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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

  @Test
  void aWorkbookThatIsNotThereIsMade() {
    Ran.copyOfRules(folder);
    Ran made = Ran.in(folder, "", "table", Ran.GAME, "tests", "my.xlsx", "--from", SCENARIOS);
    assertThat(made.lastLine()).isEqualTo("my.xlsx: 11 scenarios added");
    assertThat(Ran.in(folder, "", "test", "my.xlsx").lastLine()).isEqualTo("11 passed, 0 failed");
  }

  @Test
  void aFileThatIsNotThereAndNoWorkbookIsRefused() {
    Ran.copyOfRules(folder);
    Ran refused = Ran.in(folder, "", "table", Ran.GAME, "tests", "my.txt");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("'my.txt' is not there and is no workbook (.xlsx).");
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

  /** Programs that write workbooks may leave out the usual height of rows. */
  @Test
  @Timeout(60)
  void aColumnIsAddedToASheetWhoseRowsHaveNoHeight() throws IOException {
    Path workbook = folder.resolve("plain.xlsx");
    try (XSSFWorkbook book = new XSSFWorkbook()) {
      Sheet tests = book.createSheet("Tests");
      tests.setDefaultRowHeightInPoints(0);
      row(tests, 0, "Game", "math-battle");
      row(tests, 1, "Scenario", "Given", "", "When", "Then");
      row(tests, 2, "Name", "Hero 0", "Hero 1", "Choose", "health 1");
      row(tests, 3, "one", "fire-mage", "fighter", "Fireball", "90");
      try (OutputStream out = Files.newOutputStream(workbook)) {
        book.write(out);
      }
    }
    Path scenario = folder.resolve("one.yaml");
    Files.writeString(
        scenario,
        "game: math-battle\nscenarios:\n  - {name: two, given: {heroes: [fire-mage, fighter], turn: 3},"
            + " when: [{choose: Fireball}], then: {turn: 4}}\n");
    Ran ran =
        Ran.run(
            "table", "math-battle", "tests", workbook.toString(), "--from", scenario.toString());
    assertThat(ran.out() + ran.err()).contains("1 scenario added");
  }

  private static void row(Sheet sheet, int number, String... texts) {
    Row row = sheet.createRow(number);
    for (int i = 0; i < texts.length; i++) {
      row.createCell(i).setCellValue(texts[i]);
    }
  }
}
