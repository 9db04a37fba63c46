package dev.runesheet.pack.change;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.model.SourceLocation;
import java.util.List;

/**
 * A row that differs between two versions of a table without effects, such as a card.
 *
 * @param noun the kind of row
 * @param id its name in the table
 * @param place the place of its source; the new place if there is one
 * @param oldSentence the row before; empty if added
 * @param newSentence the row after; empty if removed
 * @param details the cells that changed
 */
public record RowChange(
    Kind kind,
    String noun,
    String id,
    SourceLocation place,
    String oldSentence,
    String newSentence,
    List<String> details)
    implements Change {

  /** Copies the details. */
  public RowChange {
    details = List.copyOf(details);
  }
}
