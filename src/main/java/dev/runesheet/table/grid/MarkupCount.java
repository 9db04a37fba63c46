package dev.runesheet.table.grid;

import java.util.Arrays;

/**
 * The amounts of markup in a part of a file, counted before it is parsed.
 *
 * @param all its elements, attributes and members of attributes that are lists
 * @param columns those of its elements that describe columns; POI takes all pairs of them
 */
record MarkupCount(int all, int columns) {

  private static final byte[] COLUMN = {'c', 'o', 'l'};

  /** Counts from first to last; in a part that is no XML the numbers mean nothing. */
  static MarkupCount of(byte[] part) {
    int all = 0;
    int columns = 0;
    boolean inTag = false;
    boolean afterBlank = false;
    for (int i = 0; i < part.length; i++) {
      byte b = part[i];
      boolean blank = b == ' ' || b == '\n' || b == '\t' || b == '\r';
      if (b == '<') {
        all++;
        columns += isColumn(part, i + 1) ? 1 : 0;
        inTag = true;
      } else if (b == '>') {
        inTag = false;
      } else if (inTag && blank && !afterBlank) {
        all++; // An attribute, or a further member of one, follows.
      }
      afterBlank = blank;
    }
    return new MarkupCount(all, columns);
  }

  /** True if the element that begins here describes columns; its name may have a prefix. */
  private static boolean isColumn(byte[] part, int start) {
    int from = start;
    int end = start;
    while (end < part.length && part[end] > ' ' && part[end] != '>' && part[end] != '/') {
      from = part[end] == ':' ? end + 1 : from;
      end++;
    }
    return end - from == COLUMN.length && Arrays.equals(part, from, end, COLUMN, 0, COLUMN.length);
  }
}
