package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.table.layout.ToolSheets;
import dev.runesheet.table.write.Notes;
import dev.runesheet.table.write.Pages;
import dev.runesheet.table.write.SheetWriter;
import dev.runesheet.table.write.WorkbookWriter;
import dev.runesheet.table.write.Wrapping;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.ClientAnchor;
import org.apache.poi.ss.usermodel.ConditionalFormattingRule;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetConditionalFormatting;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How the shipped workbooks look on the screen and on paper. */
class WorkbookLooksTest {

  private static final int CHARACTER = 256;
  private static final float LINE = 15;

  static List<Path> workbooks() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder : List.of("decision-tables", "data")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        files.filter(file -> file.toString().endsWith(".xlsx")).sorted().forEach(found::add);
      }
    }
    assertThat(found).hasSizeGreaterThan(10);
    return found;
  }

  @ParameterizedTest
  @MethodSource("workbooks")
  void pagesAreInLandscapeAndLettersStayReadable(Path file) throws IOException {
    for (XSSFSheet sheet : shown(file)) {
      assertThat(sheet.getPrintSetup().getLandscape()).as(sheet.getSheetName()).isTrue();
      assertThat(sheet.getFitToPage()).as(sheet.getSheetName()).isTrue();
      assertThat(sheet.getPrintSetup().getFitHeight()).isZero();
      int pages = sheet.getPrintSetup().getFitWidth();
      assertThat(width(sheet) / pages).as(sheet.getSheetName()).isLessThanOrEqualTo(Pages.ACROSS);
      if (isTable(sheet)) {
        assertThat(sheet.getRepeatingRows()).as(sheet.getSheetName()).isNotNull();
        assertThat(sheet.getRepeatingColumns()).as(sheet.getSheetName()).isNotNull();
      }
    }
  }

  @Test
  void eachPrintedPageOfCardsHasTheirNames() throws IOException {
    for (XSSFSheet sheet : shown(Path.of("data/valeria/cards.xlsx"))) {
      if (isTable(sheet)) {
        int last = sheet.getRepeatingColumns().getLastColumn();
        Row headings = sheet.getRow(sheet.getRepeatingRows().getLastRow());
        assertThat(headings.getCell(last)).as(sheet.getSheetName()).hasToString("Name");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("workbooks")
  void rowsAreBanded(Path file) throws IOException {
    for (XSSFSheet sheet : shown(file)) {
      if (isTable(sheet)) {
        SheetConditionalFormatting formats = sheet.getSheetConditionalFormatting();
        List<String> formulas = new ArrayList<>();
        for (int i = 0; i < formats.getNumConditionalFormattings(); i++) {
          ConditionalFormattingRule rule = formats.getConditionalFormattingAt(i).getRule(0);
          formulas.add(rule.getFormula1());
        }
        assertThat(formulas).as(sheet.getSheetName()).anyMatch(it -> it.contains("MOD("));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("workbooks")
  void wrappedTextsHaveRoomInTheirRows(Path file) throws IOException {
    for (XSSFSheet sheet : shown(file)) {
      for (Row row : sheet) {
        for (Cell cell : row) {
          boolean text =
              cell.getCellType() == CellType.STRING
                  && !cell.toString().isEmpty()
                  && !sheet.isColumnHidden(cell.getColumnIndex());
          if (text && cell.getCellStyle().getWrapText() && !isHeading(cell)) {
            int width = sheet.getColumnWidth(cell.getColumnIndex()) / CHARACTER;
            int lines = Wrapping.lines(cell.getStringCellValue(), width);
            assertThat(row.getHeightInPoints())
                .as(sheet.getSheetName() + " " + cell.getAddress())
                .isGreaterThanOrEqualTo(isTable(sheet) ? SheetWriter.height(lines) : lines * LINE);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("workbooks")
  void noTextIsCutByTheCellBesideIt(Path file) throws IOException {
    for (XSSFSheet sheet : shown(file)) {
      for (Row row : sheet) {
        for (Cell cell : row) {
          boolean whole =
              cell.getCellType() != CellType.STRING
                  || cell.getCellStyle().getWrapText()
                  || isHeading(cell)
                  || sheet.isColumnHidden(cell.getColumnIndex());
          int width = sheet.getColumnWidth(cell.getColumnIndex()) / CHARACTER;
          if (!whole && isTable(sheet)) {
            assertThat(cell.getStringCellValue().length())
                .as(sheet.getSheetName() + " " + cell.getAddress())
                .isLessThan(width);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("workbooks")
  void whatNobodyFillsTakesLittleRoom(Path file) throws IOException {
    for (XSSFSheet sheet : shown(file)) {
      Row labels = isTable(sheet) ? sheet.getRow(SheetShape.LABELS) : null;
      boolean remarks =
          labels != null
              && labels.getCell(2) != null
              && labels.getCell(2).toString().equals("In words");
      if (remarks) {
        boolean filled = false;
        for (int i = SheetShape.FIRST_ROW; i <= sheet.getLastRowNum(); i++) {
          filled |= !sheet.getRow(i).getCell(2).toString().isEmpty();
        }
        assertThat(filled || sheet.getColumnWidth(2) / CHARACTER < 20)
            .as(sheet.getSheetName())
            .isTrue();
      }
    }
  }

  @Test
  void reasonsWhyEffectsAreNoRowsDoNotCoverEachOther() throws IOException {
    String why = "a line after a condition, and then another one that no row can say, either";
    Diagnostic finding =
        Diagnostic.of(
            Code.INEXPRESSIBLE,
            SourceLocation.pointer(
                "data/some-game/cards/a-file-of-cards.json", "/cards/one/effects/0"),
            why,
            "verbs with plain numbers, one after the other, under conditions on numbers or none");
    byte[] written = WorkbookWriter.write(List.of(), List.of(finding, finding));
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(written))) {
      Row row = workbook.getSheet(ToolSheets.NOT_TABULAR).getRow(2);
      assertThat(row.getHeightInPoints()).isGreaterThanOrEqualTo(2 * LINE);
    }
  }

  @ParameterizedTest
  @MethodSource("workbooks")
  void headingsAreShownWhole(Path file) throws IOException {
    for (XSSFSheet sheet : shown(file)) {
      Row row = sheet.getRow(SheetShape.LABELS);
      for (Cell cell : isTable(sheet) && isHeading(row.getCell(1)) ? row : List.<Cell>of()) {
        int width = sheet.getColumnWidth(cell.getColumnIndex()) / CHARACTER;
        assertThat(Wrapping.lines(cell.getStringCellValue(), width) * LINE)
            .as(sheet.getSheetName() + " " + cell.getAddress())
            .isLessThanOrEqualTo(row.getHeightInPoints());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("workbooks")
  void notesAreAsLargeAsTheirTexts(Path file) throws IOException {
    for (XSSFSheet sheet : shown(file)) {
      sheet
          .getCellComments()
          .forEach(
              (at, note) -> {
                ClientAnchor box = note.getClientAnchor();
                float height = 0;
                for (int row = box.getRow1(); row < box.getRow2(); row++) {
                  Row there = sheet.getRow(row);
                  height +=
                      there == null
                          ? sheet.getDefaultRowHeightInPoints()
                          : there.getZeroHeight() ? 0 : there.getHeightInPoints();
                }
                assertThat(height)
                    .as(sheet.getSheetName() + " " + at)
                    .isGreaterThanOrEqualTo(Notes.height(note.getString().getString()));
              });
    }
  }

  @ParameterizedTest
  @MethodSource("workbooks")
  void noTextBreaksBetweenASignAndItsNumberOrQuotesADecision(Path file) throws IOException {
    for (XSSFSheet sheet : shown(file)) {
      for (Row row : sheet) {
        for (Cell cell : row) {
          if (cell.getCellType() == CellType.STRING) {
            String place = sheet.getSheetName() + " " + cell.getAddress();
            String text = cell.getStringCellValue();
            assertThat(text).as(place).doesNotContainPattern("(?i)decisions? \\d|Effect ops \\d");
            assertThat(text).as(place).doesNotContainPattern("^V\\d+:");
            if (isSentence(cell)) {
              assertThat(text).as(place).doesNotContainPattern("[ (]-\\d");
            }
          }
        }
      }
    }
  }

  private static boolean isSentence(Cell cell) {
    Row labels = cell.getSheet().getRow(SheetShape.LABELS);
    Cell label = labels == null ? null : labels.getCell(cell.getColumnIndex());
    return label != null && label.toString().equals("In words");
  }

  private static boolean isHeading(Cell cell) {
    return cell.getSheet().getSheetName().equals(CaseSheet.TITLE)
            && cell.getRowIndex() < CaseSheet.FIRST
        || cell.getRowIndex() <= SheetShape.LABELS
            && !cell.getSheet().getSheetName().equals(CaseSheet.TITLE);
  }

  private static boolean isTable(Sheet sheet) {
    return !List.of(ToolSheets.READ_ME, ToolSheets.NOT_TABULAR).contains(sheet.getSheetName());
  }

  private static int width(Sheet sheet) {
    int width = 0;
    for (int column = 0; column < columns(sheet); column++) {
      width += sheet.isColumnHidden(column) ? 0 : sheet.getColumnWidth(column) / CHARACTER;
    }
    return width;
  }

  private static int columns(Sheet sheet) {
    int columns = 0;
    for (Row row : sheet) {
      columns = Math.max(columns, row.getLastCellNum());
    }
    return columns;
  }

  private static List<XSSFSheet> shown(Path file) throws IOException {
    List<XSSFSheet> shown = new ArrayList<>();
    try (XSSFWorkbook workbook =
        new XSSFWorkbook(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      for (int i = 0; i < workbook.getNumberOfSheets(); i++) {
        if (!workbook.isSheetHidden(i)) {
          shown.add(workbook.getSheetAt(i));
        }
      }
    }
    return shown;
  }
}
