package dev.runesheet.table.write;

import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.ClientAnchor;
import org.apache.poi.ss.usermodel.Comment;
import org.apache.poi.ss.usermodel.CreationHelper;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/** Notes that show when the pointer rests on a heading, as large as their text. */
public final class Notes {

  static final String AUTHOR = "Runesheet";

  /** The width of a note, in characters. */
  private static final int WIDTH = 48;

  private static final float LINE_HEIGHT = 14;
  private static final int CHARACTER = 256;

  /**
   * The largest number of rows or columns below or beside a note: in a file they may have no size.
   */
  private static final int MOST = 100;

  private Notes() {}

  /** Adds a note to a cell; the sheet's rows and columns must have their sizes already. */
  static void add(Cell cell, String text) {
    Sheet sheet = cell.getSheet();
    CreationHelper make = sheet.getWorkbook().getCreationHelper();
    ClientAnchor anchor = make.createClientAnchor();
    anchor.setCol1(cell.getColumnIndex() + 1);
    anchor.setCol2(right(sheet, cell.getColumnIndex() + 1));
    anchor.setRow1(cell.getRowIndex());
    anchor.setRow2(below(sheet, cell.getRowIndex(), height(text)));
    anchor.setAnchorType(ClientAnchor.AnchorType.DONT_MOVE_AND_RESIZE);
    Comment comment = sheet.createDrawingPatriarch().createCellComment(anchor);
    comment.setString(make.createRichTextString(text));
    comment.setAuthor(AUTHOR);
    cell.setCellComment(comment);
  }

  /** The height of a note that shows its text in full, in points. */
  public static float height(String text) {
    return (Wrapping.lines(text, WIDTH) + 1) * LINE_HEIGHT;
  }

  private static int right(Sheet sheet, int first) {
    int column = first;
    for (int width = 0; width < WIDTH && column < first + MOST; column++) {
      width += sheet.isColumnHidden(column) ? 0 : sheet.getColumnWidth(column) / CHARACTER;
    }
    return column;
  }

  private static int below(Sheet sheet, int first, float needed) {
    int row = first;
    for (float height = 0; height < needed && row < first + MOST; row++) {
      Row there = sheet.getRow(row);
      boolean hidden = there != null && there.getZeroHeight();
      height +=
          there == null
              ? sheet.getDefaultRowHeightInPoints()
              : hidden ? 0 : there.getHeightInPoints();
    }
    return row;
  }
}
