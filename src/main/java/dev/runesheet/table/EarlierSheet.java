package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells sheets of earlier versions: in some one cell said what several columns say now, in others
 * only the code of the columns was another.
 */
final class EarlierSheet {

  private EarlierSheet() {}

  /** A table as its sheet has it: parts that stand in one cell there stay together. */
  static TableLayout layout(Grid sheet, TableLayout layout) {
    Set<String> headings = headings(sheet);
    boolean earlier = layout.columns().stream().anyMatch(column -> isTogether(column, headings));
    return earlier
        ? layout.holding(column -> isTogether(column, headings) ? column.headed(List.of()) : column)
        : layout;
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

  private static boolean isTogether(Column column, Set<String> headings) {
    return !column.headings().isEmpty() && headings.contains(column.label());
  }

  private static Set<String> headings(Grid sheet) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    int width = Math.min(sheet.width(SheetShape.LABELS), Limits.COLUMNS);
    Set<String> headings = new HashSet<>();
    for (int i = SheetShape.FIRST_COLUMN; i < width; i++) {
      headings.add(cells.at(SheetShape.LABELS, i, "").text());
    }
    return headings;
  }
}
