package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;

/** Tells sheets of earlier versions, in which one cell said what several columns say now. */
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

  /** What is wrong with such a sheet. */
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
