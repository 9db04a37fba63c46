package dev.runesheet.table.effect;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;

/**
 * What a source says as tables.
 *
 * @param tables one for each form of its family, in their order
 * @param notTabular why the rest is no row, each with the place where it is written
 */
public record TableSet(List<TypedTable> tables, List<Diagnostic> notTabular) {

  /** Copies the lists. */
  public TableSet {
    tables = List.copyOf(tables);
    notTabular = List.copyOf(notTabular);
  }

  /** How many rows there are. */
  public int rows() {
    return tables.stream().mapToInt(table -> table.rows().size()).sum();
  }
}
