package dev.runesheet.table.write;

import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;

/** The widths of the columns of a sheet, in characters. */
final class ColumnWidths {

  /** A sentence, which wraps. */
  static final int SENTENCE = 56;

  private static final int NAME = 22;
  private static final int USUAL = 18;
  private static final int SCRIPT = 34;
  private static final int NUMBER = 11;
  private static final int WIDEST = 46;
  private static final int PADDING = 3;
  private static final int LINES_OF_A_HEADING = 3;

  private ColumnWidths() {}

  /** The width of a column: its words are shown whole, up to a bound; others wrap. */
  static int of(TypedTable table, int index) {
    TableLayout layout = table.layout();
    Column column = layout.columns().get(index);
    int width =
        switch (column.keyword()) {
          case NAME -> layout.isData() ? NUMBER : NAME;
          case DESCRIPTION ->
              layout.hasEffects() || layout.isData() || isFilled(table, index) ? SENTENCE : USUAL;
          case METADATA -> width(layout, column);
          case CONDITION, ACTION -> layout.hasEffects() ? slim(column) : width(layout, column);
        };
    return Math.max(width, needed(table, index));
  }

  private static int width(TableLayout layout, Column column) {
    if (column.single() instanceof CellType.Script) {
      return SCRIPT;
    }
    boolean small =
        column.single() instanceof CellType.Whole || column.single() instanceof CellType.Mark;
    return small && layout.isData()
        ? NUMBER
        : column.binding() instanceof Binding.End ? USUAL / 2 : USUAL;
  }

  /**
   * Tables of effects have many columns, most of them empty: as slim as heading and words allow.
   */
  private static int slim(Column column) {
    int width = NUMBER;
    if (column.single() instanceof CellType.Word word) {
      int longest = word.allowed().stream().mapToInt(String::length).max().orElse(0);
      width = Math.max(width, Math.min(USUAL, longest + PADDING));
    }
    // Letters of headings are wider.
    while (width < WIDEST && Wrapping.lines(column.label(), width - 1) > LINES_OF_A_HEADING) {
      width++;
    }
    return width;
  }

  private static boolean isFilled(TypedTable table, int column) {
    return table.rows().stream()
        .map(row -> row.cell(column))
        .anyMatch(cell -> cell != null && !cell.literal().isBlank());
  }

  private static int needed(TypedTable table, int column) {
    Column of = table.layout().columns().get(column);
    if (of.keyword() == Keyword.DESCRIPTION
        || of.single() instanceof CellType.Script
        || of.single() instanceof CellType.Drawing) {
      return 0;
    }
    int longest = 0;
    for (TypedRow row : table.rows()) {
      TypedCell cell = row.cell(column);
      longest = Math.max(longest, cell == null ? 0 : cell.literal().length());
    }
    return Math.min(WIDEST, longest + PADDING);
  }
}
