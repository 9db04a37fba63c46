package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.table.grid.WorkbookLimits;
import java.util.List;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.junit.jupiter.api.Test;

class HostileSheetTest {

  @Test
  void aBlankRowInsideTheTable() {
    byte[] workbook = Edit.sheet(Duel.workbook(), sheet -> sheet.shiftRows(8, 9, 1));

    only(workbook, Code.BLANK_ROW, "B9");
  }

  @Test
  void formattedBlankRowsBelowAreNoRows() {
    byte[] workbook =
        Edit.sheet(Duel.workbook(), sheet -> sheet.createRow(40).createCell(3).setCellValue(" "));

    assertThat(Duel.findings(workbook)).isEmpty();
  }

  @Test
  void mergedDataCells() {
    byte[] workbook =
        Edit.sheet(
            Duel.workbook(), sheet -> sheet.addMergedRegion(CellRangeAddress.valueOf("G9:G10")));

    only(workbook, Code.MERGED_CELLS, "G9");
  }

  @Test
  void thePatternsMergeTakenApart() {
    byte[] workbook = Edit.sheet(Duel.workbook(), sheet -> sheet.removeMergedRegion(0));

    only(workbook, Code.HEADER_CHANGED, "F5");
  }

  @Test
  void aMissingSheet() {
    byte[] workbook =
        Edit.sheet(Duel.workbook(), sheet -> sheet.getWorkbook().setSheetName(1, "Rules"));

    assertThat(Duel.findings(workbook))
        .singleElement()
        .asString()
        .contains("RS032", "'Global rules'", "Rules");
  }

  @Test
  void anInsertedHeaderRowIsNotFollowedByNoiseOnEachDataCell() {
    byte[] workbook = Edit.sheet(Duel.workbook(), sheet -> sheet.shiftRows(3, 9, 1));

    assertThat(Duel.findings(workbook))
        .extracting(Diagnostic::code)
        .contains(Code.HEADER_CHANGED)
        .doesNotContain(Code.CELL_TEXT, Code.CELL_MISSING);
  }

  @Test
  void aConditionInAnEffectOfSeveralRows() {
    byte[] workbook = Edit.sheet(Duel.workbook(), HostileSheetTest::step);

    only(workbook, Code.STEP_GUARD, "I9");
  }

  private static void step(Sheet sheet) {
    Row row = sheet.createRow(10);
    row.createCell(1).setCellValue("Burning on");
    row.createCell(5).setCellValue("mode/burning/2");
    row.createCell(12).setCellValue("mana");
    row.createCell(13).setCellValue(1);
    row.createCell(15).setCellValue("x");
  }

  private static byte[] unguarded(byte[] workbook) {
    return Edit.cell(
        Edit.cell(workbook, "I9", cell -> cell.setBlank()), "J9", cell -> cell.setBlank());
  }

  @Test
  void aStepOfNothing() {
    byte[] workbook = Edit.sheet(Duel.workbook(), HostileSheetTest::step);

    only(unguarded(Edit.text(workbook, "F11", "mode/burn/2")), Code.UNKNOWN_REFERENCE, "F11");
    only(unguarded(Edit.text(workbook, "F11", "mode/burning/3")), Code.UNKNOWN_REFERENCE, "F11");
  }

  @Test
  void tooManyRows() {
    byte[] workbook =
        Edit.sheet(
            Duel.workbook(),
            sheet -> {
              for (int i = 0; i < WorkbookLimits.ROWS; i++) {
                sheet.createRow(10 + i).createCell(1).setCellValue("Rule " + i);
              }
            });

    only(workbook, Code.TOO_LARGE, "B10008");
  }

  @Test
  void tooManyColumns() {
    byte[] workbook =
        Edit.sheet(Duel.workbook(), sheet -> sheet.getRow(5).createCell(16000).setCellValue("x"));

    assertThat(Duel.findings(workbook))
        .singleElement()
        .extracting(Diagnostic::code)
        .isEqualTo(Code.TOO_LARGE);
  }

  @Test
  void aCellOfFortyThousandCharacters() {
    byte[] workbook =
        Edit.part(
            Edit.text(Duel.workbook(), "K9", "burn,-7"),
            "xl/sharedStrings.xml",
            xml -> xml.replace("burn,-7", "burn,-7".repeat(6000)));

    only(workbook, Code.TOO_LARGE, "K9");
  }

  @Test
  void aNumberThatIsNone() {
    byte[] workbook =
        Edit.part(
            Edit.cell(Duel.workbook(), "J9", cell -> cell.setCellValue(123456789)),
            "xl/worksheets/sheet2.xml",
            xml -> xml.replace("1.23456789E8", "1e999"));

    only(workbook, Code.WRONG_TYPE, "J9");
  }

  private static void only(byte[] workbook, Code code, String cell) {
    List<Diagnostic> findings = Duel.findings(workbook);
    assertThat(findings)
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(code);
              assertThat(finding.location()).isEqualTo(Duel.cell(cell));
            });
  }
}
