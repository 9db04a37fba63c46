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
   * What is known of a table.
   *
   * @param layout the shape it had; rows of another shape are other rules
   * @param head what stands before its rules
   * @param rows the text of each rule by its row's cells
   */
  record Known(TableLayout layout, String head, Map<List<String>, String> rows) {}

  /** What is known of a table of this shape; nothing if it is new. */
  Known of(TypedTable table) {
    Known known = tables.get(key(table));
    return known == null || !known.layout().equals(table.layout())
        ? new Known(table.layout(), "", Map.of())
        : known;
  }

  /** Forgets what was known of a table for what is known now. */
  void put(TypedTable table, Known known) {
    tables.put(key(table), known);
  }

  private static String key(TypedTable table) {
    return table.workbook() + "!" + table.layout().title();
  }
}
