package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Series;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The columns deleted from a table whose rows used them. A sheet may leave out unused columns, so
 * only a comparison with an earlier version shows that one was deleted with its values.
 */
public final class DeletedColumns {

  private static final int NAMED = 3;
  private static final List<TypedCell> NONE = List.of();

  private DeletedColumns() {}

  /**
   * Reports the missing columns, at the heading now in their place.
   *
   * @param before the table as it was
   * @param now the same table as it is
   */
  public static void check(TypedTable before, TypedTable now, Diagnostics findings) {
    Set<String> blocks = new HashSet<>();
    now.rows().forEach(row -> blocks.add(now.text(row, new Binding.Block())));
    Map<Integer, List<String>> gone = new TreeMap<>();
    for (TypedRow row : before.rows()) {
      String block = before.text(row, new Binding.Block());
      for (TypedCell cell : block != null && blocks.contains(block) ? row.cells() : NONE) {
        if (now.layout().indexOf(before.column(cell).binding()) < 0) {
          gone.computeIfAbsent(cell.column(), column -> new ArrayList<>()).add(block);
        }
      }
    }
    gone.forEach(
        (column, users) ->
            findings.error(
                Code.COLUMN_GONE,
                now.place(SheetShape.LABELS, column),
                "",
                Words.quote(before.layout().columns().get(column).label())
                    + ", in which "
                    + Series.first(NAMED, users.stream().map(Words::quote).toList())
                    + " had something"));
  }
}
