package dev.runesheet.pack;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.EditedWorkbook;
import java.util.Optional;

/**
 * The rewriting of a game's sources from older words into the present ones, with the same meaning.
 */
public interface Rewriter {

  /** The game's own file that it rewrites, if no other is named. */
  String file();

  /**
   * Rewrites a workbook: only cells in older words change.
   *
   * @param findings takes the errors of the workbook; cells with one stay as they are
   * @return the workbook; empty if it cannot be read
   */
  Optional<EditedWorkbook> rewrite(String name, byte[] content, Diagnostics findings);
}
