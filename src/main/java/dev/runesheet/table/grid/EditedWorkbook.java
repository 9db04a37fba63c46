package dev.runesheet.table.grid;

import dev.runesheet.model.SourceLocation;
import java.util.List;

/**
 * A workbook after the tool has written into it.
 *
 * @param content the file's bytes
 * @param cells the cells that have another text now, in order; if empty, the bytes are as before
 * @param filled how many of these hold what only plain Drools needs
 */
public record EditedWorkbook(byte[] content, List<SourceLocation> cells, int filled) {

  /** Copies the list. */
  public EditedWorkbook {
    cells = List.copyOf(cells);
  }

  /** A workbook without anything that only plain Drools needs. */
  public EditedWorkbook(byte[] content, List<SourceLocation> cells) {
    this(content, cells, 0);
  }
}
