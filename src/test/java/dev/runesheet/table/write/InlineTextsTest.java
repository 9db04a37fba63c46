package dev.runesheet.table.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.Duel;
import dev.runesheet.table.Edit;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.grid.WorkbookFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.junit.jupiter.api.Test;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTCell;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.STCellType;

/** Workbooks whose cells hold their texts themselves, as programs write them, can be rewritten. */
class InlineTextsTest {

  private static final String SENTENCE = "C9";

  @Test
  void aSentenceTakesThePlaceOfTheOldOne() {
    byte[] stale = Edit.cell(inline(Duel.workbook()), "N9", cell -> cell.setCellValue(-2));
    EditedWorkbook refreshed = refreshed(stale);
    assertThat(refreshed.cells()).containsExactly(Duel.cell(SENTENCE));
    assertThat(texts(refreshed.content()).get(Duel.cell(SENTENCE).toString()))
        .isEqualTo(
            texts(Duel.workbook())
                .get(Duel.cell(SENTENCE).toString())
                .replace("loses 1 burn", "loses 2 burn"));
    assertThat(refreshed(refreshed.content()).cells()).isEmpty();
  }

  @Test
  void anEmptyTextBecomesTheSentence() {
    byte[] empty = Edit.cell(inline(Duel.workbook()), SENTENCE, cell -> hold((XSSFCell) cell, ""));
    EditedWorkbook refreshed = refreshed(empty);
    assertThat(texts(refreshed.content())).isEqualTo(texts(Duel.workbook()));
    String sheets = sheets(refreshed.content());
    assertThat(sheets).doesNotContain("inlineStr").doesNotContain("<is>");
  }

  @Test
  void whatIsNotRewrittenKeepsItsTexts() {
    byte[] stale = Edit.cell(inline(Duel.workbook()), "N9", cell -> cell.setCellValue(-2));
    Map<String, String> after = texts(refreshed(stale).content());
    Map<String, String> before = texts(Duel.workbook());
    List.of(SENTENCE, "N9")
        .forEach(cell -> assertThat(after.remove(Duel.cell(cell).toString())).isNotNull());
    List.of(SENTENCE, "N9").forEach(cell -> before.remove(Duel.cell(cell).toString()));
    assertThat(after).isEqualTo(before);
  }

  private static byte[] inline(byte[] workbook) {
    return Edit.sheet(
        workbook,
        sheet -> {
          for (Row row : sheet) {
            for (Cell cell : row) {
              if (cell.getCellType() == CellType.STRING) {
                hold((XSSFCell) cell, cell.getStringCellValue());
              }
            }
          }
        });
  }

  private static void hold(XSSFCell cell, String text) {
    CTCell written = cell.getCTCell();
    if (written.isSetV()) {
      written.unsetV();
    }
    if (written.isSetIs()) {
      written.unsetIs();
    }
    written.setT(STCellType.INLINE_STR);
    written.addNewIs().setT(text);
  }

  private static EditedWorkbook refreshed(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    EditedWorkbook edited =
        new WorkbookEditor(Duel.FILE, workbook, findings)
            .refresh(List.of(Duel.FAMILY), (table, row) -> null)
            .orElseThrow();
    assertThat(findings.all()).isEmpty();
    return edited;
  }

  private static Map<String, String> texts(byte[] workbook) {
    Map<String, String> texts = new TreeMap<>();
    WorkbookFile.cells(
        Duel.FILE, workbook, (place, cell) -> texts.put(place.toString(), cell.toString()));
    return texts;
  }

  private static String sheets(byte[] workbook) {
    StringBuilder sheets = new StringBuilder();
    Edit.parts(workbook)
        .forEach(
            (name, part) -> {
              if (name.startsWith("xl/worksheets/sheet")) {
                sheets.append(new String(part, StandardCharsets.UTF_8));
              }
            });
    return sheets.toString();
  }
}
