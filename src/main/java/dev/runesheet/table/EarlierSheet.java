package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;

/**
 * Tells sheets of earlier versions: in some one cell said what several columns say now, in others
 * only the code of the columns was another.
 */
final class EarlierSheet {

  private EarlierSheet() {}

  /** The column of a sheet under the heading of such cells, from 0; -1 if it has none. */
  static int combined(Grid sheet, TableLayout layout) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    int width = Math.min(sheet.width(SheetShape.LABELS), Limits.COLUMNS);
    for (int i = SheetShape.FIRST_COLUMN; i < width; i++) {
      String label = cells.at(SheetShape.LABELS, i, "").text();
      for (Column column : layout.columns()) {
        if (!column.headings().isEmpty() && column.label().equals(label)) {
          return i;
        }
      }
    }
    return -1;
  }

  /** Whether a sheet has the headings of a layout, and other code below them. */
  static boolean otherCode(Grid sheet, TableLayout layout) {
    return sheet != null
        && same(sheet, layout, SheetShape.LABELS)
        && !(same(sheet, layout, SheetShape.IMPORT)
            && same(sheet, layout, SheetShape.PATTERN)
            && same(sheet, layout, SheetShape.TEMPLATES));
  }

  private static boolean same(Grid sheet, TableLayout layout, int row) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    for (int i = 0; i <= layout.columns().size(); i++) {
      if (!cells.at(row, i, "").text().equals(layout.header(row, i))) {
        return false;
      }
    }
    return true;
  }

  /** What is wrong with a sheet in which one cell says what several columns say now. */
  static Diagnostic finding(RawCells cells, int column) {
    RawCell heading = cells.at(SheetShape.LABELS, column, "");
    return Diagnostic.of(
            Code.HEADER_CHANGED,
            heading.place(),
            Words.quote(heading.text()),
            "a column for each part of these cells")
        .suggesting("'runesheet table GAME refresh --anew FILE' writes the workbook so");
  }
}
