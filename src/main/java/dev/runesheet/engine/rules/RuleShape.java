package dev.runesheet.engine.rules;

import dev.runesheet.word.RuleMeta;
import java.util.Set;

/**
 * The text of a generated rule without its literals. Two rules of one shape differ in comments, in
 * the words of texts and annotations and in the digits of numbers, none of which Drools looks at to
 * tell whether a rule compiles. Everything that could make a difference stays: the kind of a
 * number, the length of a whole one, signs within a text, escapes, and whether a text is a number
 * or a Java keyword.
 */
final class RuleShape {

  private static final int LONGEST = 200;

  /** The most digits that fit any kind of number. */
  private static final int USUAL_DIGITS = 9;

  private static final int ASCII = 0x7f;

  /** The questions about stacking, which the engine asks when rules are loaded. */
  private static final Set<String> ASKED = Set.of(RuleMeta.TYPE.key(), RuleMeta.STACKING_KEY.key());

  private static final Set<String> JAVA = Set.of("true", "false", "null");

  private final String text;
  private final StringBuilder shape;
  private int at;

  private RuleShape(String text) {
    this.text = text;
    this.shape = new StringBuilder(text.length());
  }

  /** The shape; the text itself if it is not of the kind that rules are generated in. */
  static String of(RuleText rule) {
    String text = rule.comment() + rule.text();
    return new RuleShape(text).scanned();
  }

  private String scanned() {
    while (at < text.length()) {
      char sign = text.charAt(at);
      if (sign == '\'') {
        return text;
      }
      boolean known =
          switch (sign) {
            case '/' -> comment();
            case '"' -> quoted();
            case '@' -> annotation();
            default -> isDigit(sign) ? number() : isName(sign) && word();
          };
      if (!known) {
        shape.append(sign);
        at++;
      }
    }
    return shape.toString();
  }

  /** Writes the replacement of a token that ends before a place, and goes on there. */
  private boolean put(String instead, int end) {
    shape.append(instead);
    at = end;
    return true;
  }

  private boolean comment() {
    if (text.startsWith("//", at)) {
      int end = at;
      while (end < text.length() && !endsLine(text.charAt(end))) {
        end++;
      }
      return put("/**/", end);
    }
    int end = text.startsWith("/*", at) ? text.indexOf("*/", at + 2) : -1;
    return end >= 0 && put("/**/", end + 2);
  }

  private boolean quoted() {
    int end = at + 1;
    while (end < text.length() && text.charAt(end) != '"') {
      boolean escape = text.charAt(end) == '\\';
      if (!escape && endsLine(text.charAt(end))) {
        return false;
      }
      end += escape ? 2 : 1;
    }
    return end < text.length() && put('"' + ofText(text.substring(at + 1, end)) + '"', end + 1);
  }

  private boolean annotation() {
    int open = wordEnd(text, at + 1);
    if (open == at + 1 || open == text.length() || text.charAt(open) != '(') {
      return false;
    }
    int end = open + 1;
    while (end < text.length() && "()\"\n\r".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    if (end == text.length() || text.charAt(end) != ')') {
      return false;
    }
    String key = text.substring(at + 1, open);
    return put("@" + key + "(" + ofValue(key, text.substring(open + 1, end)) + ")", end + 1);
  }

  private boolean word() {
    int end = at;
    while (end < text.length() && isName(text.charAt(end))) {
      end++;
    }
    return put(text.substring(at, end), end);
  }

  private boolean number() {
    int end = at;
    while (end < text.length() && (isWord(text.charAt(end)) || text.charAt(end) == '.')) {
      end++;
    }
    return put(ofNumber(text.substring(at, end)), end);
  }

  private static String ofNumber(String number) {
    int point = number.indexOf('.');
    String whole = point < 0 ? number : number.substring(0, point);
    boolean usual = isUsual(whole) && (whole.length() == 1 || whole.charAt(0) != '0');
    if (point < 0) {
      return usual ? "0" : number;
    }
    return usual && isUsual(number.substring(point + 1)) ? "0.0" : number;
  }

  private static boolean isUsual(String digits) {
    return digits.length() <= USUAL_DIGITS && areDigits(digits);
  }

  private static String ofText(String text) {
    if (text.length() > LONGEST || JAVA.contains(text)) {
      return text;
    }
    String positive = text.startsWith("-") ? text.substring(1) : text;
    int point = positive.indexOf('.');
    if (areDigits(positive)) {
      return "0";
    } else if (point >= 0
        && areDigits(positive.substring(0, point))
        && areDigits(positive.substring(point + 1))) {
      return "0.0";
    }
    return ofWords(text);
  }

  /** Runs of plain words and of foreign letters become one letter each. */
  private static String ofWords(String text) {
    StringBuilder shape = new StringBuilder();
    char last = 0;
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      boolean plain = isWord(sign) || sign == ' ' || sign == '-';
      char instead = plain ? 'a' : sign > ASCII ? 'é' : sign;
      boolean run = plain || sign > ASCII;
      if (!run || instead != last) {
        shape.append(instead);
      }
      last = instead;
    }
    return shape.toString();
  }

  /** The shape of an annotation's value; without quotes it goes through the lexer of rules. */
  private static String ofValue(String key, String value) {
    return !ASKED.contains(key) && isPlain(value) && !JAVA.contains(value.strip()) ? "a" : value;
  }

  /** True if the lexer of rules takes it for words and whole numbers, one after the other. */
  private static boolean isPlain(String value) {
    int i = 0;
    while (i < value.length()) {
      char sign = value.charAt(i);
      int end = wordEnd(value, i);
      if (isDigit(sign)) {
        boolean decimal = end < value.length() && value.charAt(end) == '.';
        if (decimal || !areDigits(value.substring(i, end))) {
          return false;
        }
      } else if (end == i && sign != ' ' && sign != '/' && sign != '-') {
        return false;
      }
      i = Math.max(end, i + 1);
    }
    return !value.isEmpty();
  }

  private static int wordEnd(String text, int from) {
    int end = from;
    while (end < text.length() && isWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean areDigits(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static boolean isDigit(char sign) {
    return sign >= '0' && sign <= '9';
  }

  private static boolean isWord(char sign) {
    return sign >= 'a' && sign <= 'z' || sign >= 'A' && sign <= 'Z' || isDigit(sign) || sign == '_';
  }

  private static boolean isName(char sign) {
    return isWord(sign) || sign == '$';
  }

  private static boolean endsLine(char sign) {
    return sign == '\n' || sign == '\r';
  }
}
