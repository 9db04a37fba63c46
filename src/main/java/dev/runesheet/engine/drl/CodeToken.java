package dev.runesheet.engine.drl;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of code of Java or MVEL: a text, a name, a number or a sign.
 *
 * @param text the part as it is written
 * @param at its place in the code, from 0
 */
record CodeToken(String text, int at) {

  private static final String COMMENT = "//[^\\n]*+|/\\*(?s:.*?)\\*/";

  private static final String TEXT =
      "\"\"\"(?s:.*?)\"\"\"|\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'";

  private static final Pattern PARTS =
      Pattern.compile(
          "(?<comment>"
              + COMMENT
              + ")|"
              + TEXT
              + "|[\\w$]++|[=!<>+]=|&&|\\|\\||->|[?!]\\.|\\.[?!]"
              + "|\\S|\\s++");

  private static final Pattern UNICODE = Pattern.compile("\\\\u+([0-9a-fA-F]{4})");

  private static final int HEXADECIMAL = 16;

  /** The parts of code, without comments and blanks. */
  static List<CodeToken> of(String code) {
    return PARTS
        .matcher(code)
        .results()
        .filter(part -> part.group(1) == null && !part.group().isBlank())
        .map(part -> new CodeToken(part.group(), part.start()))
        .toList();
  }

  /** The code with blanks for comments, all else where it was. */
  static String withoutComments(String code) {
    return code.contains("//") || code.contains("/*")
        ? PARTS
            .matcher(code)
            .replaceAll(
                part ->
                    part.group(1) == null
                        ? Matcher.quoteReplacement(part.group())
                        : part.group().replaceAll("[^\\n]", " "))
        : code;
  }

  boolean is(String sign) {
    return text.equals(sign);
  }

  boolean isText() {
    return text.length() > 1 && (text.startsWith("\"") || text.startsWith("'"));
  }

  boolean isName() {
    return Character.isJavaIdentifierStart(text.charAt(0));
  }

  /** The dot before a member, also where MVEL looks whether there is anything before it. */
  boolean isDot() {
    return text.matches("[?!]?\\.[?!]?");
  }

  /** The content of a text in quotes. */
  String said() {
    String plain =
        UNICODE
            .matcher(text)
            .replaceAll(
                sign ->
                    Matcher.quoteReplacement(
                        String.valueOf((char) Integer.parseInt(sign.group(1), HEXADECIMAL))));
    try {
      return plain.startsWith("\"\"\"")
          ? plain
              .substring(plain.indexOf('\n') + 1, plain.length() - 3)
              .stripIndent()
              .translateEscapes()
          : plain.substring(1, plain.length() - 1).translateEscapes();
    } catch (IllegalArgumentException unread) { // An escape that only MVEL may know.
      return plain.substring(1, plain.length() - 1);
    }
  }
}
