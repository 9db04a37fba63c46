package dev.runesheet.table.write;

/** The estimated line breaks of texts in cells, without knowledge of fonts. */
public final class Wrapping {

  /** The width taken by the margins of a cell. */
  private static final int MARGINS = 3;

  private Wrapping() {}

  /**
   * The number of lines of a text.
   *
   * @param width the width of its column, in characters
   */
  public static int lines(String text, int width) {
    int room = Math.max(1, width - MARGINS);
    int lines = 0;
    for (String line : text.split("\n", -1)) {
      lines += ofLine(line, room);
    }
    return lines;
  }

  private static int ofLine(String line, int room) {
    int lines = 1;
    int used = 0;
    for (String word : line.split(" ")) {
      int length = word.length();
      if (used > 0 && used + 1 + length > room) {
        lines++;
        used = 0;
      }
      lines += Math.max(0, length - 1) / room;
      used += (used == 0 ? 0 : 1) + (length <= room ? length : length % room);
    }
    return lines;
  }
}
