package dev.runesheet.testing;

/** Texts for XML and HTML. */
public final class XmlText {

  private XmlText() {}

  /** A text without what XML has no way to write, most control characters. */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints().map(one -> allowed(one) ? one : '\uFFFD').forEach(clean::appendCodePoint);
    return clean.toString();
  }

  private static boolean allowed(int one) {
    boolean white = one == '\n' || one == '\r' || one == '\t';
    boolean surrogate = one >= Character.MIN_SURROGATE && one <= Character.MAX_SURROGATE;
    return white || one >= ' ' && !surrogate && one != 0xFFFE && one != 0xFFFF;
  }

  /** The text escaped for an element of a page, or for an attribute in quotes. */
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
