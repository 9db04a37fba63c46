package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.check.EarlierVersionCheck;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesUpdate;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellCopyPolicy;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What an author learns who deletes a column of a workbook, or changes a row under its sentence.
 */
class EditedColumnsTest {

  private static final Path RULES = Path.of("decision-tables/math-battle/global-rules.drl.xlsx");
  private static final String SHEET = "Global rules";
  private static final String COLUMN = "Change holder's stat";
  private static final int LABELS = 6;

  @TempDir private Path folder;
  private LiveRules rules;

  @BeforeEach
  void begin() throws IOException {
    for (String part : List.of("data/math-battle", "decision-tables", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
    rules = LiveRules.of("math-battle", folder);
  }

  @Test
  void aColumnThatEffectsUseCannotBeDeleted() throws IOException {
    RuleBook good = rules.update().book();
    edit(sheet -> deleteBoth(sheet, COLUMN));
    RulesUpdate update = rules.update();
    assertThat(update.refused()).isTrue();
    assertThat(rules.current()).isSameAs(good);
    Diagnostic gone = only(update, Code.COLUMN_GONE);
    assertThat(gone.location().place().toString()).matches("!Global rules![A-Z]+7");
    assertThat(gone.expected()).contains(COLUMN, "mode/burning");
    assertThat(update.findings()).as("sentences say what follows").hasSize(1);
  }

  @Test
  void anEarlierVersionOfTheSourcesShowsADeletedColumn() throws IOException {
    AuthoringPack pack = Packs.find("math-battle");
    PackContent before = PackBuilder.read(pack, new DirectoryFiles(folder), new Diagnostics());
    edit(sheet -> deleteBoth(sheet, COLUMN));
    PackFiles files = new DirectoryFiles(folder);
    Diagnostics findings = new Diagnostics();
    EarlierVersionCheck.check(
        pack, before, PackBuilder.read(pack, files, new Diagnostics()), files, findings);
    assertThat(findings.all())
        .singleElement()
        .satisfies(
            (Diagnostic finding) -> {
              assertThat(finding.code()).isEqualTo(Code.COLUMN_GONE);
              assertThat(finding.location().file()).isEqualTo(RULES.toString());
            });
  }

  @Test
  void oneOfTheColumnsOfAVerbCannotBeDeleted() throws IOException {
    edit(sheet -> delete(sheet, column(sheet, COLUMN) + 1));
    Diagnostic gone = only(rules.update(), Code.HEADER_CHANGED);
    assertThat(gone.message()).contains("'by a number'", "was deleted");
  }

  /** What is left when the number beside the second of two alike is deleted. */
  @Test
  void ofAColumnThatStandsTwiceTheDeletedPartIsTold() throws IOException {
    edit(
        sheet -> {
          int first = column(sheet, COLUMN);
          insert(sheet, first + 2);
          for (int row = 0; row <= LABELS; row++) {
            Cell again = sheet.getRow(row).createCell(first + 2);
            ((XSSFCell) again).copyCellFrom(sheet.getRow(row).getCell(first), new CellCopyPolicy());
          }
        });
    assertThat(only(rules.update(), Code.HEADER_CHANGED).message())
        .contains("'by a number', or what else stood beside '" + COLUMN + "'", "was deleted");
  }

  @Test
  void aColumnBeforeTheFirstIsAnInsertedOne() throws IOException {
    edit(sheet -> insert(sheet, 1));
    RulesUpdate update = rules.update();
    assertThat(update.findings()).hasSize(1);
    assertThat(only(update, Code.HEADER_CHANGED).message())
        .contains("!B7", "'Rule'; a column was inserted: delete it");
  }

  @Test
  void aChoiceThatMovedWithItsHeadingsIsNoFindingOfItsOwn() throws IOException {
    edit(
        folder.resolve("decision-tables/engine/stacking-policy.drl.xlsx"),
        "Stacking policy",
        sheet -> sheet.shiftRows(0, sheet.getLastRowNum(), 1));
    RulesUpdate update = rules.update();
    assertThat(update.findings()).hasSize(1);
    assertThat(only(update, Code.HEADER_CHANGED).message()).contains("rows were inserted");
  }

  @Test
  void ofConditionsThatReadAlikeTheDeletedColumnIsTold() throws IOException {
    edit(sheet -> delete(sheet, column(sheet, "is below") - 1));
    RulesUpdate update = rules.update();
    assertThat(update.findings()).hasSize(1);
    Diagnostic gone = only(update, Code.HEADER_CHANGED);
    assertThat(gone.message()).contains("!Global rules!I7", "If holder's stat", "was deleted");
  }

  @Test
  void theFirstColumnOfTheSheetIsToldByItsOwnPlace() throws IOException {
    edit(sheet -> delete(sheet, 0));
    RulesUpdate update = rules.update();
    assertThat(update.findings()).hasSize(1);
    Diagnostic gone = only(update, Code.HEADER_CHANGED);
    assertThat(gone.message())
        .contains("!Global rules!A7", "found 'Rule', expected 'Used by' or an empty column")
        .contains("column A was deleted: undo it, or insert an empty one");
    edit(sheet -> insert(sheet, 0));
    assertThat(rules.update().findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Remarks"})
  void aColumnInsertedBetweenTwoThatGoTogetherIsOneFinding(String heading) throws IOException {
    edit(
        sheet -> {
          int at = column(sheet, "is below");
          insert(sheet, at);
          sheet.getRow(LABELS).createCell(at).setCellValue(heading);
        });
    RulesUpdate update = rules.update();
    assertThat(update.findings()).hasSize(1);
    Diagnostic inserted = only(update, Code.HEADER_CHANGED);
    assertThat(inserted.message())
        .contains("!Global rules!J7", "expected 'is below'; a column was inserted: delete it");
  }

  @Test
  void theSecondOfTwoColumnsThatReadAlikeIsToldWhenItIsDeleted() throws IOException {
    edit(sheet -> delete(sheet, column(sheet, "is below")));
    RulesUpdate update = rules.update();
    assertThat(update.findings()).hasSize(1);
    Diagnostic gone = only(update, Code.HEADER_CHANGED);
    assertThat(gone.message()).contains("!Global rules!J7", "'is below'; that column was deleted");
  }

  /** An empty column before another. */
  private static void insert(Sheet sheet, int at) {
    for (Row row : sheet) {
      for (int i = row.getLastCellNum() - 1; i >= at; i--) {
        Cell here = row.getCell(i);
        if (here != null) {
          Cell next = row.getCell(i + 1, Row.MissingCellPolicy.CREATE_NULL_AS_BLANK);
          ((XSSFCell) next).copyCellFrom(here, new CellCopyPolicy());
          row.removeCell(here);
        }
      }
    }
    for (int i = sheet.getNumMergedRegions() - 1; i >= 0; i--) {
      CellRangeAddress merged = sheet.getMergedRegion(i);
      sheet.removeMergedRegion(i);
      merged.setFirstColumn(merged.getFirstColumn() + (merged.getFirstColumn() >= at ? 1 : 0));
      merged.setLastColumn(merged.getLastColumn() + (merged.getLastColumn() >= at ? 1 : 0));
      ((XSSFSheet) sheet).addMergedRegionUnsafe(merged);
    }
  }

  @Test
  void aColumnThatNothingUsesCanBeDeleted() throws IOException {
    rules.update();
    edit(sheet -> deleteBoth(sheet, "Change opponent's stat"));
    assertThat(rules.update().findings()).isEmpty();
  }

  @Test
  void aColumnCanBeDeletedOnceItsCellsAreEmpty() throws IOException {
    rules.update();
    edit(sheet -> empty(sheet, column(sheet, COLUMN)));
    edit(sheet -> empty(sheet, column(sheet, COLUMN) + 1));
    assertThat(rules.update().refused()).isFalse();
    edit(sheet -> deleteBoth(sheet, COLUMN));
    assertThat(rules.update().refused()).isFalse();
  }

  @Test
  void withoutAnEarlierVersionTheSentenceTellsOfTheColumn() throws IOException {
    edit(sheet -> deleteBoth(sheet, COLUMN));
    RulesUpdate update = rules.update();
    assertThat(update.findings())
        .filteredOn(finding -> finding.code() == Code.SENTENCE_STALE)
        .allMatch(finding -> finding.severity() == Severity.WARNING)
        .anyMatch(finding -> finding.location().place().toString().equals("!Global rules!C9"));
  }

  @Test
  void aSentenceThatSaysSomethingElseThanItsRowIsFound() throws IOException {
    edit(sheet -> said(sheet).setCellValue("When turn starts: nothing."));
    Diagnostic stale = only(rules.update(), Code.SENTENCE_STALE);
    assertThat(stale.location().place().toString()).isEqualTo("!Global rules!C9");
    assertThat(stale.found()).isEqualTo("'When turn starts: nothing.'");
    assertThat(stale.expected()).contains("you lose 1 burn");
  }

  @Test
  void aRowWithoutASentenceSaysNothingWrong() throws IOException {
    edit(sheet -> said(sheet).setBlank());
    assertThat(rules.update().findings()).isEmpty();
  }

  private static Diagnostic only(RulesUpdate update, Code code) {
    List<Diagnostic> found =
        update.findings().stream().filter(finding -> finding.code() == code).toList();
    assertThat(found).as(update.findings().toString()).hasSize(1);
    return found.get(0);
  }

  private static Cell said(Sheet sheet) {
    return sheet.getRow(LABELS + 2).getCell(column(sheet, "In words"));
  }

  private static int column(Sheet sheet, String label) {
    for (Cell cell : sheet.getRow(LABELS)) {
      if (cell.getStringCellValue().equals(label)) {
        return cell.getColumnIndex();
      }
    }
    throw new AssertionError("no column " + label);
  }

  /** The column of the stat and that of the number beside it. */
  private static void deleteBoth(Sheet sheet, String label) {
    int column = column(sheet, label);
    delete(sheet, column + 1);
    delete(sheet, column);
  }

  private static void empty(Sheet sheet, int column) {
    for (int row = LABELS + 1; row <= sheet.getLastRowNum(); row++) {
      Cell cell = sheet.getRow(row).getCell(column);
      if (cell != null) {
        cell.setBlank();
      }
    }
  }

  /** As a spreadsheet does it: what stands to the right moves to the left, merged cells too. */
  private static void delete(Sheet sheet, int column) {
    for (Row row : sheet) {
      for (int i = column; i < row.getLastCellNum(); i++) {
        Cell next = row.getCell(i + 1);
        Cell here = row.getCell(i, Row.MissingCellPolicy.CREATE_NULL_AS_BLANK);
        if (next == null) {
          row.removeCell(here);
        } else {
          ((XSSFCell) here).copyCellFrom(next, new CellCopyPolicy());
        }
      }
    }
    for (int i = sheet.getNumMergedRegions() - 1; i >= 0; i--) {
      CellRangeAddress merged = sheet.getMergedRegion(i);
      if (merged.getFirstColumn() > column) {
        sheet.removeMergedRegion(i);
        merged.setFirstColumn(merged.getFirstColumn() - 1);
        merged.setLastColumn(merged.getLastColumn() - 1);
        ((XSSFSheet) sheet).addMergedRegionUnsafe(merged);
      }
    }
  }

  private void edit(Consumer<Sheet> change) throws IOException {
    edit(folder.resolve(RULES), SHEET, change);
  }

  private static void edit(Path file, String sheet, Consumer<Sheet> change) throws IOException {
    try (XSSFWorkbook workbook =
        new XSSFWorkbook(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      change.accept(workbook.getSheet(sheet));
      try (OutputStream out = Files.newOutputStream(file)) {
        workbook.write(out);
      }
    }
  }
}
