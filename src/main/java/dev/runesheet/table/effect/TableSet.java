package dev.runesheet.table.effect;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;

/**
 * The content of a source as tables.
 *
 * @param tables one for each form of its family, in their order
 * @param notTabular the reasons why other effects are not rows, each with its place
 */
public record TableSet(List<TypedTable> tables, List<Diagnostic> notTabular) {

  /** Copies the lists. */
  public TableSet {
    tables = List.copyOf(tables);
    notTabular = List.copyOf(notTabular);
  }

  /** The number of rows. */
  public int rows() {
    return tables.stream().mapToInt(table -> table.rows().size()).sum();
  }
}
