package dev.runesheet.engine.drl;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The path that a text in quotes is compared with, by {@code ==}, {@code !=}, {@code in} or {@code
 * equals}, on either side.
 */
record ComparedPath(List<CodeToken> code, int text) {

  private static final Set<String> COMPARING = Set.of("==", "!=");

  private static final String EQUALS = "equals";

  /** The path; empty if the text at a place is compared with none, or is a part of another. */
  static Optional<MemberPath> of(List<CodeToken> code, int text) {
    return new ComparedPath(code, text).path();
  }

  private Optional<MemberPath> path() {
    if (is(text - 1, "+") || is(text + 1, "+")) {
      return Optional.empty();
    }
    if (isDot(text + 1)) {
      return ofArgument();
    }
    if (isComparing(text - 1)) {
      return MemberPath.before(code, text - 1);
    }
    return isComparing(text + 1) ? MemberPath.from(code, text + 2) : ofList();
  }

  /** The path in {@code "word".equals( path )}. */
  private Optional<MemberPath> ofArgument() {
    int open = text + 3;
    return is(open - 1, EQUALS) && is(open, "(")
        ? MemberPath.before(code, Brackets.end(code, open)).filter(path -> path.begin() == open + 1)
        : Optional.empty();
  }

  /** The path in {@code path in ( "word", … )} or {@code path.equals( "word" )}. */
  private Optional<MemberPath> ofList() {
    int open = Brackets.around(code, text);
    boolean entry =
        (is(text - 1, "(") || is(text - 1, ",")) && (is(text + 1, ")") || is(text + 1, ","));
    if (!entry || open < 1) {
      return Optional.empty();
    }
    if (is(open - 1, "in")) {
      return MemberPath.before(code, is(open - 2, "not") ? open - 2 : open - 1);
    }
    return is(open - 1, EQUALS) && isDot(open - 2)
        ? MemberPath.before(code, open - 2)
        : Optional.empty();
  }

  private boolean isComparing(int at) {
    return isThere(at) && COMPARING.contains(code.get(at).text());
  }

  private boolean is(int at, String sign) {
    return isThere(at) && code.get(at).is(sign);
  }

  private boolean isDot(int at) {
    return isThere(at) && code.get(at).isDot();
  }

  private boolean isThere(int at) {
    return at >= 0 && at < code.size();
  }
}
