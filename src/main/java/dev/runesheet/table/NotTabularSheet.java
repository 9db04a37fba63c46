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
    for (int i = 0; i < findings.size(); i++) {
      Row row = sheet.createRow(i + 1);
      Diagnostic finding = findings.get(i);
      text(row.createCell(0), finding.location().toString()).setCellStyle(styles.wrapped());
      text(row.createCell(1), finding.found()).setCellStyle(styles.wrapped());
      text(row.createCell(2), finding.expected()).setCellStyle(styles.wrapped());
    }
    sheet.createFreezePane(0, 1);
    Pages.oneWide(sheet);
  }

  /** Writes a text that no spreadsheet takes for a formula, also when it is typed again. */
  private static Cell text(Cell cell, String text) {
    boolean formula = !text.isEmpty() && "=+-@".indexOf(text.charAt(0)) >= 0;
    cell.setCellValue(formula ? " " + text : text);
    return cell;
  }
}
