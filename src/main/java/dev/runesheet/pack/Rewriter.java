package dev.runesheet.pack;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.EditedWorkbook;
import java.util.Optional;

/** Writes what a game's sources say in older words in the present ones; the meaning stays. */
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
