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
   * A file with other rows.
   *
   * @param text its text
   * @param tables the rows, with the names that they have there
   */
  record Written(String text, List<TypedTable> tables) {

    /** Copies the list. */
    public Written {
      tables = List.copyOf(tables);
    }
  }

  /**
   * The same file with these rows instead of its own.
   *
   * @return the file; empty after a finding
   */
  Optional<Written> write(List<TypedTable> tables, Diagnostics findings);
}
