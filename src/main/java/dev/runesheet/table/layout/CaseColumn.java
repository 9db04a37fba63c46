package dev.runesheet.table.layout;

import java.util.Objects;

/**
 * A column of a sheet whose rows are cases rather than rules. Authors may leave columns out, add
 * them and change their order: band and label name a column.
 *
 * @param band the heading over a group of columns, for example {@code Given}
 * @param label the heading of the column
 * @param content the type of its cells
 * @param list whether a cell may hold several values, separated by commas, semicolons or lines
 * @param required whether the sheet must have the column
 * @param note the note on the heading
 */
public record CaseColumn(
    String band, String label, CaseContent content, boolean list, boolean required, String note) {

  /** Checks that all parts are there. */
  public CaseColumn {
    Objects.requireNonNull(band, "band");
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(content, "content");
    Objects.requireNonNull(note, "note");
  }

  /** The valid content of a cell, in words. */
  public String says() {
    String several = splitsAtCommas() ? "commas" : "semicolons";
    return list ? content.says() + "; several separated by " + several : content.says();
  }

  /** True if commas can separate the entries of a list: not if its words have some. */
  public boolean splitsAtCommas() {
    return !(content instanceof CaseContent.OneOf oneOf)
        || oneOf.words().stream().noneMatch(word -> word.contains(","));
  }

  /** The same column whose cells hold something else. */
  public CaseColumn holding(CaseContent other) {
    return new CaseColumn(band, label, other, list, required, note);
  }

  /** The same column whose cells may hold several. */
  public CaseColumn ofLists() {
    return new CaseColumn(band, label, content, true, required, note);
  }

  /** The same column, which a sheet must have. */
  public CaseColumn asRequired() {
    return new CaseColumn(band, label, content, list, true, note);
  }

  /** The same column with another note. */
  public CaseColumn noting(String words) {
    return new CaseColumn(band, label, content, list, required, words);
  }
}
