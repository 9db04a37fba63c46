package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.watch.WatchSession;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesUpdate;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.CellCopyPolicy;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an author learns who deletes all rows of a sheet, or writes into a copy of it. */
@Tag("thorough")
class LostRowsTest {

  private static final String RULES = "decision-tables/math-battle/global-rules.drl.xlsx";

  @TempDir private Path folder;

  @BeforeEach
  void begin() {
    Ran.copyOfRules(folder);
  }

  @ParameterizedTest
  @CsvSource({
    "math-battle,decision-tables/math-battle/global-rules.drl.xlsx,Global rules",
    "valeria,decision-tables/valeria/costs.drl.xlsx,Costs"
  })
  void aTableWithoutAnyRowIsAWarning(String game, String workbook, String sheet)
      throws IOException {
    empty(workbook, sheet, 7);
    assertThat(check(game))
        .filteredOn(line -> line.contains("RS123"))
        .singleElement()
        .asString()
        .startsWith(workbook + "!" + sheet + "!B8: warning RS123: ")
        .contains("found no row");
  }

  @Test
  void ofSheetsOfWhichOneIsEnoughAnEmptyOneIsNoWarning() throws IOException {
    String workbook = "decision-tables/ember-vale/effects.drl.xlsx";
    empty(workbook, "Effects", 7);
    assertThat(check("ember-vale")).noneMatch(line -> line.contains("RS123"));
    empty(workbook, "Auras", 7);
    assertThat(check("ember-vale"))
        .filteredOn(line -> line.contains("RS123"))
        .singleElement()
        .asString()
        .startsWith(workbook + "!Effects!B8: warning RS123: ");
  }

  @ParameterizedTest
  @CsvSource({
    "math-battle,decision-tables/math-battle/global-rules.drl.xlsx,Global rules,B8,3 rows",
    "valeria,decision-tables/valeria/costs.drl.xlsx,Costs,B8,37 rows",
    "valeria,data/valeria/cards.xlsx,Relics,B8,13 rows",
    "math-battle,decision-tables/math-battle/global-rules.drl.xlsx,Tests,A4,18 tests"
  })
  void rowsThatAnEarlierVersionHadAreMissed(
      String game, String workbook, String sheet, String cell, String lost, @TempDir Path earlier)
      throws IOException {
    Ran.copyOfRules(earlier);
    empty(workbook, sheet, Integer.parseInt(cell.substring(1)) - 1);
    assertThat(check(game, "--since", earlier.toString()))
        .filteredOn(line -> line.contains("RS118"))
        .singleElement()
        .asString()
        .startsWith(workbook + "!" + sheet + "!" + cell + ": error RS118: ")
        .contains(lost);
  }

  @Test
  void aColumnOfTestsThatHadValuesIsMissed(@TempDir Path earlier) throws IOException {
    Ran.copyOfRules(earlier);
    edit(RULES, LostRowsTest::withoutColumnW);
    assertThat(check("math-battle", "--since", earlier.toString()))
        .filteredOn(line -> line.contains("error RS"))
        .singleElement()
        .asString()
        .startsWith(RULES + "!Tests!W3: error RS118: ")
        .contains("expected 'Then: health 1', in which ", " rows had something");
  }

  @Test
  void aColumnOfTestsIsMissedByWhoWatches() throws IOException {
    WatchSession watched = new WatchSession(LiveRules.of("math-battle", folder));
    watched.update();
    edit(RULES, LostRowsTest::withoutColumnW);
    assertThat(watched.update().findings())
        .filteredOn(one -> one.code() == Code.COLUMN_GONE)
        .singleElement()
        .satisfies(one -> assertThat(one.location().place().toString()).endsWith("!Tests!W3"));
    assertThat(watched.update().findings()).noneMatch(one -> one.code() == Code.COLUMN_GONE);
  }

  private static void withoutColumnW(Workbook book) {
    Sheet tests = book.getSheet("Tests");
    tests.shiftColumns(23, tests.getRow(2).getLastCellNum(), -1);
  }

  @Test
  void testsThatAMisspeltHeadingHidesAreNotMissedBesides(@TempDir Path earlier) throws IOException {
    Ran.copyOfRules(earlier);
    edit(RULES, book -> book.getSheet("Tests").getRow(2).getCell(22).setCellValue("helth 1"));
    assertThat(check("math-battle", "--since", earlier.toString()))
        .filteredOn(line -> line.contains("error RS"))
        .singleElement()
        .asString()
        .startsWith(RULES + "!Tests!W3: error RS033: ");
  }

  @Test
  void rowsOfTheLastGoodVersionAreMissedWhileRulesAreLive() throws IOException {
    LiveRules rules = LiveRules.of("math-battle", folder);
    rules.update();
    empty(RULES, "Global rules", 7);
    RulesUpdate update = rules.update();
    assertThat(update.refused()).isTrue();
    assertThat(update.findings()).extracting(one -> one.code()).contains(Code.COLUMN_GONE);
  }

  @ParameterizedTest
  @CsvSource({
    "queens-blood,decision-tables/queens-blood/effects.drl.xlsx,Auras,Auras_2",
    "valeria,data/valeria/cards.xlsx,Agents,Agents (2)",
    "math-battle,decision-tables/math-battle/global-rules.drl.xlsx,Tests,Tests (2)"
  })
  void aCopyOfASheetIsToldToBeUnread(String game, String workbook, String sheet, String copy)
      throws IOException {
    copy(workbook, sheet, copy);
    assertThat(check(game))
        .filteredOn(line -> line.contains("RS124"))
        .singleElement()
        .asString()
        .startsWith(workbook + "!" + copy + "!A1: warning RS124: ")
        .contains("the headings of '" + sheet + "'");
  }

  @ParameterizedTest
  @CsvSource({
    "ember-vale,cards,Cards",
    "tcg-pocket,cards,Pokemon",
    "math-battle,heroes,Hero effects",
    "valeria,data/valeria/cards.xlsx,Agents",
    "queens-blood,decision-tables/queens-blood/lane-scoring.drl.xlsx,Lane scoring"
  })
  void aCopyOfASheetIsToldWhereRowsAreComparedAndPutBack(String game, String source, String sheet)
      throws IOException {
    if (source.endsWith(".xlsx")) {
      Files.copy(folder.resolve(source), folder.resolve("mine.xlsx"));
    } else {
      Ran.in(folder, "", "table", game, "export", source, "--to", "mine.xlsx");
    }
    copy("mine.xlsx", sheet, sheet + " (2)");

    assertUnread(Ran.in(folder, "", "table", game, "diff", source, "mine.xlsx"), sheet);
    if (!source.endsWith(".xlsx")) {
      assertUnread(Ran.in(folder, "", "table", game, "import", "mine.xlsx", source), sheet);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tcg-pocket,cards,Effects,Effects (2)",
    "tcg-pocket,cards,Energy,Energies",
    "queens-blood,decision-tables/queens-blood/variants.drl.xlsx,Power,Powers",
    "werewolf,decision-tables/werewolf/order.drl.xlsx,Steps,Step",
    "valeria,data/valeria/cards.xlsx,Dukes,Duke"
  })
  void aRenamedSheetIsToldWhereRowsAreComparedAndPutBack(
      String game, String source, String sheet, String renamed) throws IOException {
    if (source.endsWith(".xlsx")) {
      Files.copy(folder.resolve(source), folder.resolve("mine.xlsx"));
    } else {
      Ran.in(folder, "", "table", game, "export", source, "--to", "mine.xlsx");
    }
    edit("mine.xlsx", book -> book.setSheetName(book.getSheetIndex(sheet), renamed));

    assertRenamed(Ran.in(folder, "", "table", game, "diff", source, "mine.xlsx"), sheet, renamed);
    assertRenamed(Ran.in(folder, "", "table", game, "refresh", "mine.xlsx"), sheet, renamed);
    if (!source.endsWith(".xlsx")) {
      Ran put = Ran.in(folder, "", "table", game, "import", "mine.xlsx", source);
      assertRenamed(put, sheet, renamed, "error");
      assertThat(put.out()).as("no row of the sheet is taken for deleted").isEmpty();
    }
  }

  private static void assertRenamed(Ran ran, String sheet, String renamed) {
    assertRenamed(ran, sheet, renamed, "warning");
  }

  private static void assertRenamed(Ran ran, String sheet, String renamed, String severity) {
    assertThat(ran.err().lines())
        .filteredOn(line -> line.contains("RS124"))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!" + renamed + "!A1: " + severity + " RS124: ")
        .endsWith("expected the title '" + sheet + "'");
  }

  private static void assertUnread(Ran ran, String sheet) {
    assertThat(ran.err().lines())
        .filteredOn(line -> line.contains("RS124"))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!" + sheet + " (2)!A1: warning RS124: ")
        .endsWith("expected its rows on the sheet '" + sheet + "'");
  }

  private void copy(String workbook, String sheet, String copy) throws IOException {
    edit(
        workbook,
        book -> {
          List<Row> rows = new ArrayList<>();
          book.getSheet(sheet).forEach(rows::add);
          book.createSheet(copy).copyRows(rows, 0, new CellCopyPolicy());
        });
  }

  private List<String> check(String game, String... options) {
    String[] words = new String[options.length + 2];
    words[0] = "check";
    words[1] = game;
    System.arraycopy(options, 0, words, 2, options.length);
    return Ran.in(folder, "", words).lines();
  }

  private void empty(String workbook, String sheet, int first) throws IOException {
    edit(
        workbook,
        book -> {
          Sheet rows = book.getSheet(sheet);
          for (int i = rows.getLastRowNum(); i >= first; i--) {
            Row row = rows.getRow(i);
            if (row != null) {
              rows.removeRow(row);
            }
          }
        });
  }

  private void edit(String name, Consumer<XSSFWorkbook> change) throws IOException {
    Path file = folder.resolve(name);
    byte[] bytes = Files.readAllBytes(file);
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(bytes))) {
      change.accept(book);
      try (OutputStream out = Files.newOutputStream(file)) {
        book.write(out);
      }
    }
  }
}
