package dev.runesheet.generate;

/**
 * Writes texts and numbers as literals. Everything that comes from a source reaches rules through
 * here.
 */
final class Literals {

  private Literals() {}

  /** A text as a literal; all but plain ASCII is written as escapes. */
  static String text(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain = c >= ' ' && c < 127 && c != '"' && c != '\\';
      literal.append(
          plain ? String.valueOf(c) : String.format(java.util.Locale.ROOT, "\\u%04x", (int) c));
    }
    return literal.append('"').toString();
  }

  /** A finite number as a double literal. */
  static String number(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("number (" + number + ") is not finite.");
    }
    return Double.toString(number);
  }

  /**
   * A text as a rule's name or annotation: quotes, backslashes and control characters, which rules
   * could not carry, become underscores. The exact text stands in the notes.
   */
  static String label(String text) {
    StringBuilder label = new StringBuilder();
    text.codePoints()
        .map(
            c ->
                c == '"'
                        || c == '\\'
                        || Character.isISOControl(c)
                        || c > 0xFFFF
                        || c == 0x2028
                        || c == 0x2029
                    ? '_'
                    : c)
        .forEach(label::appendCodePoint);
    return "\"" + label + "\"";
  }

  /** A text as one line of a comment. */
  static String comment(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .map(c -> c == '\\' || Character.isISOControl(c) || c == 0x2028 || c == 0x2029 ? ' ' : c)
        .forEach(line::appendCodePoint);
    return line.toString().replace("*/", "* /");
  }
}
