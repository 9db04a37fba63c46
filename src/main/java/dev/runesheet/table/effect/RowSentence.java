package dev.runesheet.table.effect;

import dev.runesheet.spelling.Capital;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The sentence of a row of rules over one fact, built from the headings of its columns. */
public final class RowSentence {

  /** The last words of headings whose sentence goes on with the cell. */
  private static final Set<String> RELATIONS =
      Set.of("is", "are", "above", "below", "least", "most", "with", "than", "for", "to", "of");

  private final TypedTable table;
  private final TypedRow row;

  private RowSentence(TypedTable table, TypedRow row) {
    this.table = table;
    this.row = row;
  }

  /** The author's words; where there are none, the row in words of its headings. */
  public static String of(TypedTable table, TypedRow row) {
    String remark = table.text(row, new Binding.InWords());
    return remark == null ? new RowSentence(table, row).made() : remark;
  }

  private String made() {
    String cases = String.join(", ", parts(Keyword.CONDITION));
    String says = String.join(", ", parts(Keyword.ACTION));
    String all = cases.isEmpty() || says.isEmpty() ? cases + says : cases + ": " + says;
    return Capital.sentence(all);
  }

  private List<String> parts(Keyword keyword) {
    List<String> parts = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      Column column = table.column(cell);
      if (column.keyword() == keyword) {
        parts.add(part(column, cell));
      }
    }
    return parts;
  }

  private static String part(Column column, TypedCell cell) {
    String label =
        column.label().substring(0, 1).toLowerCase(Locale.ROOT) + column.label().substring(1);
    if (column.single() instanceof CellType.Mark) {
      return label;
    }
    boolean goesOn = RELATIONS.contains(label.substring(label.lastIndexOf(' ') + 1));
    String value = cell.literal().replaceAll(",(?! )", ", ");
    return label + (goesOn ? " " : " is ") + value;
  }
}
