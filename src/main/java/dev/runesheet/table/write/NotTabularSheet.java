package dev.runesheet.table.write;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.grid.SheetShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellUtil;

/** The sheet of effects that fit in no row, with the places of their sources. */
public final class NotTabularSheet {

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
    labels.setHeightInPoints(SheetWriter.height(1));
    rewrite(sheet, findings, new ArrayList<>());
    for (int i = 1; i <= findings.size(); i++) {
      sheet.getRow(i).forEach(cell -> cell.setCellStyle(styles.wrapped()));
      SheetWriter.fit(sheet.getRow(i));
    }
    sheet.createFreezePane(0, 1);
    Pages.oneWide(sheet);
    sheet.setRepeatingRows(new CellRangeAddress(0, 0, -1, -1));
  }

  /**
   * Writes the findings into the cells that are there, and makes those that are not.
   *
   * @param changed takes the names of the cells that said something else
   */
  static void rewrite(Sheet sheet, List<Diagnostic> findings, List<String> changed) {
    for (int i = 1; i <= Math.max(findings.size(), sheet.getLastRowNum()); i++) {
      Diagnostic finding = i <= findings.size() ? findings.get(i - 1) : null;
      List<String> texts =
          finding == null
              ? List.of("", "", "")
              : List.of(finding.location().toString(), finding.found(), finding.expected());
      int before = changed.size();
      for (int column = 0; column < texts.size(); column++) {
        Row row = sheet.getRow(i);
        Cell there = row == null ? null : row.getCell(column);
        String old = there == null ? "" : new DataFormatter(Locale.ROOT).formatCellValue(there);
        if (!old.equals(Literals.inert(texts.get(column)))) {
          text(CellUtil.getCell(CellUtil.getRow(i, sheet), column), texts.get(column));
          changed.add(SheetShape.cell(i, column));
        }
      }
      if (changed.size() > before) {
        SheetWriter.fit(sheet.getRow(i));
      }
    }
  }

  /** Writes a text that no spreadsheet takes for a formula, also when it is typed again. */
  private static Cell text(Cell cell, String text) {
    EscapedText.write(cell, Literals.inert(text));
    return cell;
  }
}
