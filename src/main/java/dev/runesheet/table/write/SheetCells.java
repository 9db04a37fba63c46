package dev.runesheet.table.write;

import dev.runesheet.table.grid.SheetShape;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/** Cells of an author's sheet; those that are missing are made to look like the one above. */
final class SheetCells {

  private SheetCells() {}

  /**
   * The cell of a column, made if it is not there.
   *
   * @param row the sheet's row, from 0
   * @param column the index of the layout's column
   */
  static Cell at(Sheet sheet, int row, int column) {
    Row cells = sheet.getRow(row) == null ? sheet.createRow(row) : sheet.getRow(row);
    Cell there = cells.getCell(SheetShape.FIRST_COLUMN + column);
    if (there != null) {
      return there;
    }
    Cell made = cells.createCell(SheetShape.FIRST_COLUMN + column);
    CellStyle style = style(sheet, row, made.getColumnIndex());
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
