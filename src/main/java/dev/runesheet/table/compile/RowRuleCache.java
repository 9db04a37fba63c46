package dev.runesheet.table.compile;

import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules of each table's rows as they were compiled last: of a table that was edited, only the
 * rows that differ are compiled again. Not for use by several threads.
 */
public final class RowRuleCache {

  private final Map<String, Known> tables = new HashMap<>();

  /**
   * The cached rules of a table.
   *
   * @param layout the layout of the table; rows of another layout make other rules
   * @param head the text before its rules
   * @param rows the text of each rule by its row's cells
   */
  record Known(TableLayout layout, String head, Map<List<String>, String> rows) {}

  /** The cached rules of a table with this layout; empty if there are none. */
  Known of(TypedTable table) {
    Known known = tables.get(key(table));
    return known == null || !known.layout().equals(table.layout())
        ? new Known(table.layout(), "", Map.of())
        : known;
  }

  /** Replaces the cached rules of a table. */
  void put(TypedTable table, Known known) {
    tables.put(key(table), known);
  }

  private static String key(TypedTable table) {
    return table.workbook() + "!" + table.layout().title();
  }
}
