package dev.runesheet.cli;

/** Small help with pages. */
final class Html {

  private Html() {}

  /** A text that stands for itself in an element, or in an attribute in quotes. */
  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
