package dev.runesheet.pack.source;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Optional;

/** One file of rows that was read, and that can be written back in its own language. */
public interface RowSource {

  /** Its rows, one table for each form of the family. */
  TableSet tables();

  /**
   * The text of the same file with these rows instead of its own.
   *
   * @return the text; empty after a finding
   */
  Optional<String> write(List<TypedTable> tables, Diagnostics findings);
}
