package dev.runesheet.table.write;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.CellText;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.UsersHeading;
import java.util.List;
import java.util.function.Function;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Column A beside a table of effects with the users of each, for example the names of cards. It is
 * output only, before the table because Drools reads no cell there.
 *
 * @param changed takes the cells that are rewritten
 */
record UsersColumn(Sheet sheet, TypedTable table, List<SourceLocation> changed) {

  private static final int WIDTH = 26;
  private static final int CHARACTER = 256;

  /** True if a sheet has the column. */
  boolean isThere() {
    return text(SheetShape.LABELS).equals(UsersHeading.LABEL);
  }

  /** Makes the column. */
  void make() {
    SheetStyles styles = new SheetStyles((XSSFWorkbook) sheet.getWorkbook());
    sheet.setColumnWidth(UsersHeading.COLUMN, WIDTH * CHARACTER);
    Pages.again(sheet);
    sheet.setDefaultColumnStyle(UsersHeading.COLUMN, styles.remark());
    Cell heading = cell(SheetShape.LABELS);
    EscapedText.write(heading, UsersHeading.LABEL);
    heading.setCellStyle(styles.label(SheetStyles.Tint.TOOL));
    for (TypedRow row : table.rows()) {
      cell(row.number() - 1).setCellStyle(styles.remark());
    }
    // Sorting moves the cells beside rows together with them.
    int last = SheetShape.FIRST_COLUMN + table.layout().columns().size() - 1;
    int lastRow = SheetShape.LABELS + Math.max(1, table.rows().size());
    sheet.setAutoFilter(
        new CellRangeAddress(SheetShape.LABELS, lastRow, UsersHeading.COLUMN, last));
    changed.add(place(SheetShape.LABELS));
  }

  /**
   * Writes what uses the effects.
   *
   * @param users the text for the effect of an id; empty for rows that go on with one
   */
  void write(Function<String, String> users) {
    for (TypedRow row : table.rows()) {
      String id = table.text(row, new Binding.Block());
      String now = id == null ? "" : Literals.remark(users.apply(id));
      int number = row.number() - 1;
      if (!text(number).equals(now)) {
        EscapedText.write(cell(number), now);
        Row here = sheet.getRow(number);
        float needed = SheetWriter.height(Wrapping.lines(now, WIDTH));
        here.setHeightInPoints(Math.max(needed, here.getHeightInPoints()));
        changed.add(place(number));
      }
    }
  }

  private String text(int row) {
    Cell there = sheet.getRow(row) == null ? null : sheet.getRow(row).getCell(UsersHeading.COLUMN);
    return there == null ? "" : CellText.clean(there.toString());
  }

  private Cell cell(int row) {
    return SheetCells.at(sheet, row, UsersHeading.COLUMN);
  }

  private SourceLocation place(int row) {
    String cell = SheetShape.cell(row, UsersHeading.COLUMN);
    return SourceLocation.cell(table.workbook(), sheet.getSheetName(), cell);
  }
}
