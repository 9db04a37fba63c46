package dev.runesheet.authors;

import java.util.List;

/**
 * A column as an author sees it.
 *
 * @param index number of the column, from 0
 * @param label what stands in the label row
 * @param words the words of its drop-down; none if it has no list
 * @param low least number that Excel accepts there; not a number if Excel accepts anything
 * @param high greatest number that Excel accepts there; not a number if Excel accepts anything
 * @param numeric whether every filled cell holds a number
 * @param always whether every row has something there
 */
record AuthorsColumn(
    int index,
    String label,
    List<String> words,
    double low,
    double high,
    boolean numeric,
    boolean always) {

  /** Whether the tool writes this column itself, or its texts are the author's own. */
  boolean free() {
    return label.equals("In words") || label.equals("Name") || index == 1;
  }

  /** Whether it holds words of a list of more than a tick. */
  boolean listed() {
    return words.size() > 1;
  }

  boolean bounded() {
    return !Double.isNaN(low);
  }
}
