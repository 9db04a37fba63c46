package dev.runesheet.table.write;

import dev.runesheet.table.grid.SheetShape;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellUtil;

/** Cells of an author's sheet; those that are missing are made to look like the one above. */
final class SheetCells {

  private SheetCells() {}

  /**
   * The cell of a column, made if it is not there.
   *
   * @param row the sheet's row, from 0
   * @param column the sheet's column, from 0
   */
  static Cell at(Sheet sheet, int row, int column) {
    Row cells = CellUtil.getRow(row, sheet);
    Cell there = cells.getCell(column);
    if (there != null) {
      return there;
    }
    Cell made = cells.createCell(column);
    CellStyle style = style(sheet, row, column);
    if (style != null) {
      made.setCellStyle(style);
    }
    return made;
  }

  private static CellStyle style(Sheet sheet, int row, int column) {
    Row above = row == SheetShape.FIRST_ROW ? null : sheet.getRow(row - 1);
    Cell model = above == null ? null : above.getCell(column);
    return model == null ? sheet.getColumnStyle(column) : model.getCellStyle();
  }
}
