package dev.runesheet.table;

import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.ClientAnchor;
import org.apache.poi.ss.usermodel.Comment;
import org.apache.poi.ss.usermodel.CreationHelper;
import org.apache.poi.ss.usermodel.Sheet;

/** Notes that show when the pointer rests on a heading. */
final class Notes {

  private static final int COLUMNS = 3;
  private static final int ROWS = 6;

  private Notes() {}

  static void add(Cell cell, String text) {
    Sheet sheet = cell.getSheet();
    CreationHelper make = sheet.getWorkbook().getCreationHelper();
    ClientAnchor anchor = make.createClientAnchor();
    anchor.setCol1(cell.getColumnIndex() + 1);
    anchor.setCol2(cell.getColumnIndex() + 1 + COLUMNS);
    anchor.setRow1(cell.getRowIndex());
    anchor.setRow2(cell.getRowIndex() + ROWS);
    Comment comment = sheet.createDrawingPatriarch().createCellComment(anchor);
    comment.setString(make.createRichTextString(text));
    comment.setAuthor(WorkbookWriter.AUTHOR);
    cell.setCellComment(comment);
  }
}
