package dev.runesheet.pack.change;

import dev.runesheet.analysis.Change;
import dev.runesheet.model.SourceLocation;
import java.util.List;

/**
 * A row that differs between two versions of a table without effects, such as a card.
 *
 * @param noun what it is
 * @param id its name in the table
 * @param place where it is written; the new place if there is one
 * @param oldSentence what it was
 * @param newSentence what it is
 * @param details what changed
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
