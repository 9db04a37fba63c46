package dev.runesheet.pack.entry;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rows of a family of files, with their places there.
 *
 * @param <T> the record of a row
 */
public interface Entries<T> {

  /**
   * The rows of a file.
   *
   * @param rows its entries and their parts
   * @param left why other parts are no rows
   */
  record Read<T>(List<T> rows, List<Diagnostic> left) {

    /** Copies the lists. */
    public Read {
      rows = List.copyOf(rows);
      left = List.copyOf(left);
    }
  }

  /** Reads a file; empty after a report if it cannot be read. */
  Optional<Read<T>> read(String name, String text, Diagnostics findings);

  /** The place that a row's name says; empty if it says none. */
  Optional<RowPlace> place(T row);

  /** The form of the names of rows that are parts of entries, in words. */
  String places();

  /** The content of a row, as it stands in the file. */
  ObjectNode written(T row);

  /** The sentence of a row. */
  String said(T row);

  /**
   * Checks the game with other versions of some files.
   *
   * @param files their contents by name
   */
  void check(Map<String, byte[]> files, Diagnostics findings);
}
