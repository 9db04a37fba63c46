package dev.runesheet.pack.source;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
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

  /** The words of a row that the tool writes; null if its author writes them. */
  default String words(TypedTable table, TypedRow row) {
    return null;
  }
}
