package dev.runesheet.why;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * A constraint of a rule, read as tests that are joined by "and" and "or". What is not so of
 * several is said of each.
 */
final class GuardExpression {

  private static final String AND = "&&";
  private static final String OR = "||";

  private final String text;
  private final BiFunction<String, Boolean, String> test;
  private int at;

  private GuardExpression(String text, BiFunction<String, Boolean, String> test) {
    this.text = text;
    this.test = test;
  }

  /** Words, and the sign that joins their parts; empty if they are one test. */
  private record Said(String words, String sign) {}

  /**
   * The words of an expression.
   *
   * @param test gives the words of one test, or of its opposite
   */
  static String words(String expression, BiFunction<String, Boolean, String> test) {
    GuardExpression reader = new GuardExpression(expression.strip(), test);
    Said all = reader.joined(true, OR);
    return reader.at == reader.text.length()
        ? all.words()
        : test.apply(expression.strip(), true); // Not an expression as rules have them.
  }

  private Said joined(boolean holds, String sign) {
    List<Said> parts = new ArrayList<>();
    do {
      parts.add(sign.equals(OR) ? joined(holds, AND) : one(holds));
    } while (skip(sign));
    if (parts.size() == 1) {
      return parts.get(0);
    }
    String said = holds ? sign : sign.equals(OR) ? AND : OR;
    List<String> words =
        parts.stream()
            .map(
                part ->
                    part.sign().isEmpty() || part.sign().equals(said)
                        ? part.words()
                        : "(" + part.words() + ")")
            .toList();
    return new Said(String.join(said.equals(OR) ? " or " : " and ", words), said);
  }

  private Said one(boolean holds) {
    if (skip("!")) {
      return one(!holds);
    }
    int start = at;
    if (skip("(")) {
      Said inner = joined(holds, OR);
      if (skip(")") && ends()) {
        return inner;
      }
      at = start;
    }
    return new Said(test.apply(atom(), holds), "");
  }

  /** A test: the text before the next operator or closing parenthesis of this level. */
  private String atom() {
    int start = at;
    int depth = 0;
    boolean quoted = false;
    while (at < text.length() && (depth > 0 || quoted || !ends())) {
      char sign = text.charAt(at);
      quoted = quoted != (sign == '"');
      depth += quoted ? 0 : sign == '(' ? 1 : sign == ')' ? -1 : 0;
      at++;
    }
    return text.substring(start, at).strip();
  }

  private boolean ends() {
    String rest = text.substring(at).stripLeading();
    return rest.isEmpty() || rest.startsWith(")") || rest.startsWith(AND) || rest.startsWith(OR);
  }

  private boolean skip(String sign) {
    String rest = text.substring(at).stripLeading();
    if (!rest.startsWith(sign)) {
      return false;
    }
    at = text.length() - rest.length() + sign.length();
    return true;
  }
}
