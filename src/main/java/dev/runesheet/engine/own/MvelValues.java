package dev.runesheet.engine.own;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.mvel2.CompileException;
import org.mvel2.MVEL;
import org.mvel2.ParserContext;
import org.mvel2.util.ParseTools;

/** The look at the values of calls in code of MVEL, which MVEL itself reads only when it calls. */
final class MvelValues {

  /** Texts in quotes of either sort. */
  static final String TEXT = "\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'";

  private static final Pattern TEXTS = Pattern.compile(TEXT);

  private static final Pattern CALL = Pattern.compile("([\\w$]+)\\s*\\(");

  /** The words of MVEL for a literal with something behind it that is no operator. */
  private static final String BESIDE = "unexpected token";

  private MvelValues() {}

  /** The words for a value that is none; empty if there is none, or if that is not certain. */
  static Optional<String> broken(String code) {
    if (code.contains("//") || code.contains("/*")) {
      return Optional.empty(); // Comments may have any signs.
    }
    String masked = CodeText.masked(code);
    return CALL.matcher(masked)
        .results()
        .flatMap(call -> values(code, masked, call).flatMap(value -> broken(call, value)))
        .findFirst();
  }

  /** True if an expression is a text in quotes. */
  static boolean isText(String expression) {
    return TEXTS.matcher(expression).matches();
  }

  private static Stream<String> values(String code, String masked, MatchResult call) {
    int end = end(masked, call.end());
    return end < 0
        ? Stream.empty()
        : ParseTools.parseParameterList(code.toCharArray(), call.end(), end - call.end()).stream()
            .map(String::new);
  }

  /** The place of the bracket that ends a call; negative if there is none. */
  private static int end(String masked, int from) {
    int open = 1;
    for (int at = from; at < masked.length(); at++) {
      char sign = masked.charAt(at);
      open += sign == '(' ? 1 : sign == ')' ? -1 : 0;
      if (open == 0) {
        return at;
      }
    }
    return -1;
  }

  private static Stream<String> broken(MatchResult call, String value) {
    try {
      MVEL.compileExpression(value, new ParserContext());
      return Stream.empty();
    } catch (CompileException wrong) {
      return String.valueOf(wrong.getMessage()).contains(BESIDE)
          ? Stream.of(told(call.group(1), value.strip()))
          : Stream.empty();
    } catch (RuntimeException | LinkageError unread) {
      return Stream.empty(); // Then nothing is certain.
    }
  }

  private static String told(String method, String value) {
    return String.format(
        Locale.ROOT, "gives '%s' as one value to '%s'; maybe a comma is missing", value, method);
  }
}
