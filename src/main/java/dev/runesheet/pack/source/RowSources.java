package dev.runesheet.pack.source;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Optional;

/** A family of what is no effect, such as cards or tables of global rules. */
public non-sealed interface RowSources extends TableSources {

  @Override
  List<PlainForm> forms();

  /**
   * Reads one file of the family that is no workbook.
   *
   * @return the source; empty if it cannot be read
   */
  Optional<RowSource> read(String name, byte[] content, Diagnostics findings);

  /** What a file of the family says that is not there yet; empty if it is always a workbook. */
  default Optional<byte[]> blank() {
    return Optional.empty();
  }

  /** What a row says in words that the tool writes; null if that is left to its author. */
  default String words(TypedTable table, TypedRow row) {
    return null;
  }
}
