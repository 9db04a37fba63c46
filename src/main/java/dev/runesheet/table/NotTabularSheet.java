package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/** Lists the effects that no row can say, with the place where they are written. */
final class NotTabularSheet {

  static final String TITLE = "Not tabular";

  private static final int CHARACTER = 256;
  private static final int WIDTH = 60;

  private NotTabularSheet() {}

  static void write(Sheet sheet, List<Diagnostic> findings, SheetStyles styles) {
    Row labels = sheet.createRow(0);
    String[] headings = {"Where it is written", "Why it is no row", "What a row can hold"};
    for (int i = 0; i < headings.length; i++) {
      text(labels.createCell(i), headings[i]).setCellStyle(styles.label(SheetStyles.Tint.TOOL));
      sheet.setColumnWidth(i, WIDTH * CHARACTER);
    }
    rewrite(sheet, findings);
    for (int i = 1; i <= findings.size(); i++) {
      sheet.getRow(i).forEach(cell -> cell.setCellStyle(styles.wrapped()));
    }
    sheet.createFreezePane(0, 1);
    Pages.oneWide(sheet);
  }

  /** Writes the findings into the cells that are there, and makes those that are not. */
  static void rewrite(Sheet sheet, List<Diagnostic> findings) {
    for (int i = 0; i < Math.max(findings.size(), sheet.getLastRowNum()); i++) {
      Row row = sheet.getRow(i + 1) == null ? sheet.createRow(i + 1) : sheet.getRow(i + 1);
      Diagnostic finding = i < findings.size() ? findings.get(i) : null;
      set(row, 0, finding == null ? "" : finding.location().toString());
      set(row, 1, finding == null ? "" : finding.found());
      set(row, 2, finding == null ? "" : finding.expected());
    }
  }

  private static void set(Row row, int column, String text) {
    text(row.getCell(column, Row.MissingCellPolicy.CREATE_NULL_AS_BLANK), text);
  }

  /** Writes a text that no spreadsheet takes for a formula, also when it is typed again. */
  private static Cell text(Cell cell, String text) {
    cell.setCellValue(Literals.beginsFormula(text) ? " " + text : text);
    return cell;
  }
}
