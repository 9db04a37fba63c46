package dev.runesheet.table.write;

import org.apache.poi.ss.usermodel.PageMargin;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;

/** The print set-up of a sheet: landscape, on as many pages side by side as keep it readable. */
public final class Pages {

  /** The number of characters across a page with letters of at least two thirds their size. */
  public static final int ACROSS = 200;

  private static final int CHARACTER = 256;
  private static final double MARGIN = 0.4;
  private static final double FOOT = 0.6;

  private Pages() {}

  /** Across one page. */
  static void oneWide(Sheet sheet) {
    wide(sheet, 1);
  }

  /**
   * A table: its headings and first columns stand on each page.
   *
   * @param headings the rows of the headings
   * @param keys the last of the columns that tell rows apart
   * @param last the last column
   */
  static void table(Sheet sheet, CellRangeAddress headings, int keys, int last) {
    int key = width(sheet, 0, keys);
    int rest = width(sheet, keys + 1, last);
    wide(sheet, Math.max(1, (rest + ACROSS - key - 1) / (ACROSS - key)));
    sheet.setRepeatingRows(headings);
    sheet.setRepeatingColumns(new CellRangeAddress(-1, -1, 0, keys));
  }

  /**
   * The same with the names by which people know rows on each page.
   *
   * @param names the last of the columns by which people know rows, which are left out where they
   *     take more than half a page
   */
  static void named(Sheet sheet, CellRangeAddress headings, int keys, int names, int last) {
    table(sheet, headings, width(sheet, 0, names) <= ACROSS / 2 ? names : keys, last);
  }

  /** Sets the pages again for a table whose columns have changed their widths. */
  static void again(Sheet sheet) {
    CellRangeAddress keys = sheet.getRepeatingColumns();
    CellRangeAddress headings = sheet.getRepeatingRows();
    if (keys != null && headings != null) {
      int last = sheet.getRow(headings.getLastRow()).getLastCellNum() - 1;
      table(sheet, headings, keys.getLastColumn(), last);
    }
  }

  private static int width(Sheet sheet, int first, int last) {
    int width = 0;
    for (int column = first; column <= last; column++) {
      width += sheet.isColumnHidden(column) ? 0 : sheet.getColumnWidth(column) / CHARACTER;
    }
    return width;
  }

  private static void wide(Sheet sheet, int pages) {
    sheet.setFitToPage(true);
    sheet.setAutobreaks(true);
    PrintSetup print = sheet.getPrintSetup();
    print.setLandscape(true);
    print.setPaperSize(PrintSetup.A4_PAPERSIZE);
    print.setFitWidth((short) pages);
    print.setFitHeight((short) 0);
    for (PageMargin side : new PageMargin[] {PageMargin.LEFT, PageMargin.RIGHT, PageMargin.TOP}) {
      sheet.setMargin(side, MARGIN);
    }
    sheet.setMargin(PageMargin.BOTTOM, FOOT);
    sheet.getFooter().setLeft("&A");
    sheet.getFooter().setRight("&P / &N");
  }
}
