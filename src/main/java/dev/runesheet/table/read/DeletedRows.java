package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.TypedTable;

/**
 * Rows that were all deleted together. The last row of a table may go: whoever deletes several at
 * once has more probably lost them.
 */
public final class DeletedRows {

  private DeletedRows() {}

  /**
   * Reports a table that had rows and has none any more, where the first of them stood.
   *
   * @param before the table as it was
   * @param now the same table as it is
   */
  public static void check(TypedTable before, TypedTable now, Diagnostics findings) {
    if (before.rows().size() > 1 && now.rows().isEmpty()) {
      findings.error(
          Code.COLUMN_GONE,
          now.place(SheetShape.FIRST_ROW, 0),
          "no row",
          "the " + before.rows().size() + " rows that were there");
    }
  }
}
