package dev.runesheet.engine.own;

import java.util.regex.Pattern;

/** The text of code of Java or MVEL, in which words are looked for. */
final class CodeText {

  private static final Pattern SAID =
      Pattern.compile("(" + MvelValues.TEXT + ")|//[^\\n]*+|/\\*(?s:.*?)\\*/");

  private CodeText() {}

  /** The code with texts and comments crossed out, all else where it was. */
  static String masked(String code) {
    return SAID.matcher(code)
        .replaceAll(said -> crossedOut(said.group(), said.group(1) == null ? ' ' : '_'));
  }

  /** One sign for each of a text, of which pictures have two; its lines stay. */
  private static String crossedOut(String text, char sign) {
    StringBuilder line = new StringBuilder(text);
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) != '\n' && line.charAt(i) != '\r') {
        line.setCharAt(i, sign);
      }
    }
    return line.toString();
  }

  /** The number of lines that end in a text before a place. */
  static int lines(String text, int end) {
    return (int) text.chars().limit(end).filter(sign -> sign == '\n').count();
  }
}
