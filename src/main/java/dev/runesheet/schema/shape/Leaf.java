package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/**
 * A value of a declared type that a cell of a sheet can hold, with its column.
 *
 * @param label the column's heading
 * @param path the path of the value, with a slash between its parts: names of fields, {@code #0}
 *     for an entry of a list, {@code +} for a new entry in each row, {@code #{Lane}} and {@code
 *     {Lane},{Column}} for names taken from cells with these headings; empty for a column that only
 *     names a part of other paths
 * @param shape the shape of the value
 * @param list whether a cell can hold several values
 * @param note the note for authors on what to write
 * @param none the word for {@code null}; empty if null is not allowed
 * @param required whether a source must have the value
 * @param usual whether new sheets have the column, even if no row needs it
 * @param tells the word with which a change is reported
 * @param otherwise the value of a record's own field that is left out
 */
public record Leaf(
    String label,
    String path,
    Shape shape,
    boolean list,
    String note,
    String none,
    boolean required,
    boolean usual,
    String tells,
    Optional<JsonNode> otherwise) {

  /** A column that only names a part of other paths, or which case of a choice a row is. */
  static Leaf naming(String label, String path, Shape shape, String note, boolean usual) {
    return new Leaf(label, path, shape, false, note, "", false, usual, "", Optional.empty());
  }

  /** The same column with another note. */
  public Leaf noting(String words) {
    return new Leaf(label, path, shape, list, words, none, required, usual, tells, otherwise);
  }

  /** The last part of the path, which distinguishes the columns of a map or list. */
  String last() {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
