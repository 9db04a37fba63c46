package dev.runesheet.engine.drl;

import java.util.Optional;

/**
 * The text of a file of rules, looked through for what Drools reads past, or reads as something
 * else, without an error.
 */
public final class DrlText {

  private static final String LONG_QUOTE = "\"\"\"";

  /** The character that decoding puts in the place of bytes that are no UTF-8. */
  private static final char UNDECODED = '\ufffd';

  /** The most brackets within each other that all of Drools' parsers and compilers can follow. */
  private static final int DEEPEST = 50;

  private final String text;
  private int at;
  private int depth;

  /**
   * The position at which the current comment, text or sign begins, and at which a fault of it is
   * reported.
   */
  private int begin;

  /** The beginning of the first text that goes on behind its line; negative if none does. */
  private int broken = -1;

  private DrlText(String text) {
    this.text = text;
  }

  /**
   * What is wrong in a text.
   *
   * @param line the line, from 1
   * @param message what is wrong there
   */
  public record Fault(int line, String message) {}

  /** The first thing that is wrong in a text. */
  public static Optional<Fault> fault(String drl) {
    return new DrlText(drl).fault();
  }

  /** True if brackets stand within each other deeper than parsers and compilers can go. */
  static boolean isTooDeep(String drl) {
    DrlText all = new DrlText(drl);
    int read = -1;
    while (all.at > read && all.at < drl.length() && all.depth <= DEEPEST) {
      read = all.at; // A text or comment without its end is as far as it can be read.
      all.next();
    }
    return all.depth > DEEPEST;
  }

  private Optional<Fault> fault() {
    while (at < text.length()) {
      begin = at;
      String wrong = next();
      if (wrong != null) {
        int line = 1 + (int) text.substring(0, begin).chars().filter(c -> c == '\n').count();
        return Optional.of(new Fault(line, wrong));
      }
    }
    return Optional.empty();
  }

  /** Goes past a comment, a text or a sign; null if it is right. */
  private String next() {
    char sign = text.charAt(at);
    if (text.startsWith("//", at)) {
      return skip(end("\n", at));
    }
    if (text.startsWith("/*", at)) {
      int end = end("*/", at + 2);
      return end < 0 ? "comment without its end '*/'" : skip(end);
    }
    if (text.startsWith(LONG_QUOTE, at)) {
      int end = end(LONG_QUOTE, at + LONG_QUOTE.length());
      return end < 0 ? unended(LONG_QUOTE) : skip(end);
    }
    if (sign == '"' || sign == '\'') {
      return quoted(sign);
    }
    at++;
    return nests(sign) > DEEPEST
        ? "nested too deeply: at most " + DEEPEST + " brackets stand within each other"
        : wrong(sign);
  }

  private int nests(char sign) {
    if ("([{".indexOf(sign) >= 0) {
      depth++;
    } else if (")]}".indexOf(sign) >= 0) {
      depth = Math.max(0, depth - 1);
    }
    return depth;
  }

  private static String wrong(char sign) {
    return switch (sign) {
      case '\\', '`' -> "'" + sign + "' outside of a text; escapes of Java count in texts only";
      case UNDECODED, '\0' -> "a character that is no UTF-8; save the file as UTF-8";
      default -> null;
    };
  }

  /**
   * Goes past a text. One without its end takes the beginning of the next for it, and that of the
   * last text is missing: then it is the first that goes over lines.
   */
  private String quoted(char quote) {
    int end = at + 1;
    while (end < text.length() && text.charAt(end) != quote) {
      char sign = text.charAt(end);
      if (sign == UNDECODED) {
        return wrong(sign);
      }
      end += sign == '\\' ? 2 : 1;
    }
    if (end >= text.length()) {
      begin = broken < 0 ? begin : broken;
      return unended(text.substring(begin, begin + 1));
    }
    boolean overLines = text.substring(at, end).indexOf('\n') >= 0;
    broken = broken < 0 && overLines ? at : broken;
    return skip(end + 1);
  }

  private static String unended(String quote) {
    return "text without its end " + quote;
  }

  private int end(String mark, int from) {
    int found = text.indexOf(mark, from);
    return found < 0 ? -1 : found + mark.length();
  }

  /** Goes on behind something; to the end if it has none. */
  private String skip(int end) {
    at = end < 0 ? text.length() : end;
    return null;
  }
}
