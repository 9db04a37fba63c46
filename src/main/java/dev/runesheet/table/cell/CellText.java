package dev.runesheet.table.cell;

/** Text as people paste it, without what nobody sees. */
public final class CellText {

  private CellText() {}

  /** Blanks of all kinds become plain ones, invisible characters go, ends are trimmed. */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSpaceChar(c)) {
        clean.append(' ');
      } else if (!invisible(c)) {
        clean.append(c);
      }
    }
    return clean.toString().strip();
  }

  private static boolean invisible(char c) {
    return c >= '\u200b' && c <= '\u200f' || c == '\u2060' || c == '\ufeff' || c == '\u00ad';
  }
}
