package dev.runesheet.engine.drl;

import java.util.List;
import java.util.stream.Stream;

/**
 * The string values that an expression of Java or MVEL can have, found from its literals. Brackets,
 * casts, assignments, conditional expressions ({@code a ? b : c}) and concatenations are evaluated.
 */
final class LiteralValues {

  /** The number of values up to which concatenations of conditional expressions are evaluated. */
  private static final int MOST = 100;

  private LiteralValues() {}

  /** The values; none if the expression gets its value from a variable or a call. */
  static Stream<String> of(List<CodeToken> code) {
    int choice = Brackets.next(code, "?", 0);
    if (choice >= 0) {
      int other = other(code, choice);
      return other < 0
          ? Stream.empty()
          : Stream.concat(of(code.subList(choice + 1, other)), of(rest(code, other)));
    }
    int assigned = Brackets.next(code, "=", 0);
    return assigned >= 0
        ? of(rest(code, assigned))
        : Brackets.split(code, "+").stream()
            .map(LiteralValues::operand)
            .reduce(LiteralValues::joined)
            .stream()
            .flatMap(List::stream);
  }

  /** The place of the colon that ends the first branch of a choice; negative if there is none. */
  private static int other(List<CodeToken> code, int choice) {
    int colon = Brackets.next(code, ":", choice + 1);
    int inner = Brackets.next(code, "?", choice + 1);
    return inner >= 0 && inner < colon ? Brackets.next(code, ":", other(code, inner) + 1) : colon;
  }

  private static List<CodeToken> rest(List<CodeToken> code, int at) {
    return code.subList(at + 1, code.size());
  }

  private static List<String> joined(List<String> left, List<String> right) {
    return left.stream().flatMap(begin -> right.stream().map(begin::concat)).limit(MOST).toList();
  }

  private static List<String> operand(List<CodeToken> code) {
    List<CodeToken> plain = plain(code);
    return plain.size() == 1
        ? plain.stream().filter(CodeToken::isText).map(CodeToken::said).toList()
        : plain == code ? List.of() : of(plain).toList();
  }

  /** The expression without brackets or a cast around it; itself if it has none. */
  static List<CodeToken> plain(List<CodeToken> code) {
    if (code.isEmpty() || !code.get(0).is("(")) {
      return code;
    }
    int end = Brackets.end(code, 0);
    if (end == code.size() - 1) {
      return plain(code.subList(1, end));
    }
    boolean cast = end > 1 && code.subList(1, end).stream().allMatch(LiteralValues::isOfType);
    return cast ? plain(rest(code, end)) : code;
  }

  private static boolean isOfType(CodeToken token) {
    return token.isName() || ".<>,&[]".contains(token.text());
  }
}
