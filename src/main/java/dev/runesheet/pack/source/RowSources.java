package dev.runesheet.pack.source;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.rows.RowIds;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A family of sources without effects, such as cards or tables of global rules. */
public non-sealed interface RowSources extends TableSources {

  @Override
  List<PlainForm> forms();

  /**
   * Reads one file of the family that is no workbook.
   *
   * @return the source; empty if it cannot be read
   */
  Optional<RowSource> read(String name, byte[] content, Diagnostics findings);

  /** The content of a new file of the family; empty if it is always a workbook. */
  default Optional<byte[]> blank() {
    return Optional.empty();
  }

  /**
   * The entry of a file that a row says, or says a part of; a row's own name if each is one.
   *
   * @return its key; empty if the row does not say one
   */
  default Optional<String> entry(TypedTable table, TypedRow row) {
    return Optional.ofNullable(table.text(row, new Binding.Name()));
  }

  /** True if the catalog tells what differs in files that are no workbooks. */
  default boolean inCatalog() {
    return false;
  }

  /**
   * The rows that another version of tables has under another name, as importing takes them.
   *
   * @return the new names by the old ones
   */
  default Map<String, String> renamed(List<TypedTable> before, List<TypedTable> after) {
    return Map.of();
  }

  /** The same table with each cell as the family's sources are written as rows. */
  default TypedTable usual(TypedTable table) {
    return table;
  }

  /** The same table as another version is compared with it: numbers that lost zeros have them. */
  default TypedTable compared(TypedTable table) {
    return RowIds.meant(usual(table), new Diagnostics());
  }

  /** Checks the game with other versions of some files, which are given by name. */
  default void check(Map<String, byte[]> contents, Diagnostics findings) {}

  /** A finding about a file that was made of rows, at the cell that says what it is about. */
  default Diagnostic atCell(Diagnostic finding, List<TypedTable> rows) {
    return finding;
  }

  /** The words of a row that the tool writes; null if its author writes them. */
  default String words(TypedTable table, TypedRow row) {
    return null;
  }
}
