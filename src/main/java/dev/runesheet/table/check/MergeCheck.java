package dev.runesheet.table.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import org.apache.poi.ss.util.CellRangeAddress;

/** The check that no cells are merged except the pattern's, above all conditions. */
public record MergeCheck(Grid sheet, TableLayout layout, RawCells cells, Diagnostics findings) {

  /** The cells that a layout's pattern is merged over, or null if it stands over one column. */
  public static CellRangeAddress pattern(TableLayout layout) {
    int first = SheetShape.FIRST_COLUMN + layout.first(Keyword.CONDITION);
    int count = layout.count(Keyword.CONDITION);
    return count < 2
        ? null
        : new CellRangeAddress(SheetShape.PATTERN, SheetShape.PATTERN, first, first + count - 1);
  }

  public void check() {
    CellRangeAddress expected = pattern(layout);
    boolean seen = false;
    for (CellRangeAddress merged : sheet.merged()) {
      if (merged.equals(expected)) {
        seen = true;
      } else {
        findings.error(
            Code.MERGED_CELLS,
            cells.place(merged.getFirstRow(), merged.getFirstColumn()),
            merged.formatAsString(),
            "single cells");
      }
    }
    if (expected != null && !seen) {
      findings.error(
          Code.HEADER_CHANGED,
          cells.place(SheetShape.PATTERN, expected.getFirstColumn()),
          "a single cell",
          "the cells " + expected.formatAsString() + " merged");
    }
  }
}
