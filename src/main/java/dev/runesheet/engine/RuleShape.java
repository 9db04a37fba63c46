package dev.runesheet.engine;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is left of a generated rule without its literals. Two rules of one shape differ in comments,
 * in the words of texts and annotations and in the digits of numbers, none of which Drools looks at
 * to tell whether a rule compiles. Whatever else could make a difference stays: the kind of a
 * number, the length of a whole one, signs within a text, escapes, and whether a text is a number
 * or one of Java's words.
 */
final class RuleShape {

  private static final int LONGEST = 200;

  /** The stacking policy is asked about these when rules are loaded. */
  private static final Set<String> ASKED = Set.of("Type", "StackingKey");

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>//[^\\n\\r]*|/\\*.*?\\*/)"
              + "|\"(?<text>(?:[^\"\\\\\\n\\r]|\\\\.)*+)\""
              + "|@(?<key>\\w+)\\((?<value>[^()\"\\n\\r]*)\\)"
              + "|(?<word>[A-Za-z_$][\\w$]*)"
              + "|(?<number>\\d[\\w.]*)"
              + "|(?<quote>')",
          Pattern.DOTALL);

  private static final Pattern WHOLE = Pattern.compile("0|[1-9]\\d{0,8}");
  private static final Pattern DECIMAL = Pattern.compile("(?:0|[1-9]\\d{0,8})\\.\\d{1,9}");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:\\.\\d+)?");
  private static final Pattern WORDS = Pattern.compile("[A-Za-z0-9 _-]+");
  private static final Pattern FOREIGN = Pattern.compile("(?:[^\\x00-\\x7f]|\\\\u[0-9a-f]{4})+");

  /** What the lexer of rules takes for words and whole numbers, one after the other. */
  private static final Pattern PLAIN = Pattern.compile("(?:[A-Za-z_]\\w*|\\d++(?![\\w.])|[ /-])+");

  private static final Set<String> JAVA = Set.of("true", "false", "null");

  private RuleShape() {}

  /** The shape; the text itself if it is not of the kind that rules are generated in. */
  static String of(RuleText rule) {
    String text = rule.comment() + rule.text();
    StringBuilder shape = new StringBuilder();
    Matcher token = TOKEN.matcher(text);
    int end = 0;
    while (token.find()) {
      if (token.group("quote") != null) {
        return text;
      }
      shape.append(text, end, token.start()).append(shape(token));
      end = token.end();
    }
    return shape.append(text, end, text.length()).toString();
  }

  private static String shape(Matcher token) {
    if (token.group("comment") != null) {
      return "/**/";
    } else if (token.group("text") != null) {
      return '"' + ofText(token.group("text")) + '"';
    } else if (token.group("key") != null) {
      return "@" + token.group("key") + "(" + ofValue(token) + ")";
    }
    return token.group("word") != null ? token.group() : ofNumber(token.group());
  }

  private static String ofNumber(String number) {
    boolean usual = WHOLE.matcher(number).matches() || DECIMAL.matcher(number).matches();
    return !usual ? number : number.indexOf('.') < 0 ? "0" : "0.0";
  }

  private static String ofText(String text) {
    if (text.length() > LONGEST || JAVA.contains(text)) {
      return text;
    } else if (NUMBER.matcher(text).matches()) {
      return text.indexOf('.') < 0 ? "0" : "0.0";
    }
    return FOREIGN.matcher(WORDS.matcher(text).replaceAll("a")).replaceAll("é");
  }

  /** Without quotes a value goes through the lexer of rules. */
  private static String ofValue(Matcher annotation) {
    String value = annotation.group("value");
    boolean plain =
        !ASKED.contains(annotation.group("key"))
            && PLAIN.matcher(value).matches()
            && !JAVA.contains(value.strip());
    return plain ? "a" : value;
  }
}
