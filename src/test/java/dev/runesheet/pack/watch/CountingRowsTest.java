package dev.runesheet.pack.watch;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Edits of a table of questions are told, whatever the choice is which of its rows count. */
class CountingRowsTest {

  private static final String LANES = "decision-tables/queens-blood/lane-scoring.drl.xlsx";
  private static final String SHEET = "Lane scoring";
  private static final String FIRST = "the first that fits";

  /** The rows of transfers: up to 5, and from 3 to 9. */
  private static final Map<String, String> OVERLAPPING =
      Map.ofEntries(
          entry("D3", FIRST),
          entry("B11", "Low"),
          entry("F11", ""),
          entry("G11", "0..5"),
          entry("B14", "Mid"),
          entry("D14", "transfer"),
          entry("G14", "3..9"),
          entry("I14", "nothing"));

  /** The names and cells of the two in each other's place. */
  private static final Map<String, String> SWAPPED =
      Map.ofEntries(
          entry("B11", "Mid"),
          entry("G11", "3..9"),
          entry("I11", "nothing"),
          entry("B14", "Low"),
          entry("G14", "0..5"),
          entry("I14", "lower"));

  @TempDir private Path folder;
  private LiveRules rules;

  @BeforeEach
  void copy() {
    Ran.copyOfRules(folder);
    rules = LiveRules.of("queens-blood", folder);
  }

  @Test
  void anEditOfARowIsToldWhereTheFirstThatFitsCounts() throws IOException {
    write(Map.of("D3", FIRST));
    rules.update();

    write(Map.of("I8", "lower"));

    assertThat(told()).containsExactly("rule Lane won has 'Points' lower instead of higher");
    assertThat(told()).as("once").isEmpty();
  }

  @Test
  void anotherChoiceOfTheRowsThatCountIsToldAtItsCell() throws IOException {
    Path old = Files.copy(folder.resolve(LANES), folder.resolve("old.drl.xlsx"));
    rules.update();

    write(Map.of("D3", FIRST));

    assertThat(rules.update().changes())
        .singleElement()
        .satisfies(
            change -> {
              assertThat(change.noun() + " " + change.id()).isEqualTo("table Lane scoring");
              assertThat(change.place()).hasToString(LANES + "!Lane scoring!D3");
              assertThat(change.details())
                  .containsExactly(
                      "the rows that count are 'the first that fits' instead of 'one at most'");
            });
    assertThat(diff(old).lines().get(0)).startsWith("changed table Lane scoring (");
    assertThat(diff(old).lastLine()).isEqualTo("1 table changed");
  }

  @Test
  void anotherOrderOfRowsThatFitOneCaseIsToldWhereTheFirstCounts() throws IOException {
    write(OVERLAPPING);
    Path old = Files.copy(folder.resolve(LANES), folder.resolve("old.drl.xlsx"));
    rules.update();

    write(SWAPPED);

    String detail = "rule Mid comes before 'Low' now: the first that fits counts";
    assertThat(told()).containsExactly(detail);
    Ran diff = diff(old);
    assertThat(diff.code()).isEqualTo(1);
    assertThat(diff.lines())
        .containsExactly(
            "changed rule Mid (" + LANES + "!Lane scoring!B11)",
            "    - " + detail,
            "1 rule changed");
  }

  @Test
  void theOrderOfRowsThatFitNoCaseInCommonIsNoDifference() throws IOException {
    write(OVERLAPPING);
    write(Map.of("G14", "6..9"));
    Path old = Files.copy(folder.resolve(LANES), folder.resolve("old.drl.xlsx"));
    rules.update();

    write(SWAPPED);
    write(Map.of("G11", "6..9"));

    assertThat(told()).isEmpty();
    assertThat(diff(old).code()).isZero();
  }

  private List<String> told() {
    RulesUpdate update = rules.update();
    assertThat(update.refused()).as(update.findings().toString()).isFalse();
    return update.changes().stream().flatMap(change -> change.details().stream()).toList();
  }

  private Ran diff(Path old) {
    return Ran.in(
        folder, "", "table", "queens-blood", "diff", old.getFileName().toString(), "lane scoring");
  }

  private void write(Map<String, String> cells) throws IOException {
    Path file = folder.resolve(LANES);
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook workbook = new XSSFWorkbook(in)) {
      Sheet sheet = workbook.getSheet(SHEET);
      cells.forEach((place, text) -> set(sheet, new CellReference(place), text));
      try (OutputStream out = Files.newOutputStream(file)) {
        workbook.write(out);
      }
    }
  }

  private static void set(Sheet sheet, CellReference place, String text) {
    Row there = sheet.getRow(place.getRow());
    Row row = there == null ? sheet.createRow(place.getRow()) : there;
    row.getCell(place.getCol(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK).setCellValue(text);
  }
}
