package dev.runesheet.engine.drl;

import java.util.LinkedList;
import java.util.List;
import java.util.Optional;

/**
 * A path of properties and methods without arguments in code, such as {@code $e.who.getZone()}.
 *
 * @param names its names, at least one
 * @param begin the place of the first of its tokens in the code
 * @param end the place behind the last
 */
record MemberPath(List<String> names, int begin, int end) {

  private static final int CALL = 3;

  /** The path that ends before a place; empty if something else does. */
  static Optional<MemberPath> before(List<CodeToken> code, int end) {
    LinkedList<String> names = new LinkedList<>();
    int behind = end;
    while (true) {
      int name = behind - (isCall(code, behind) ? CALL : 1);
      if (name < 0 || !code.get(name).isName()) {
        return Optional.empty();
      }
      names.addFirst(code.get(name).text());
      if (name == 0 || !code.get(name - 1).isDot()) {
        return Optional.of(new MemberPath(List.copyOf(names), name, end));
      }
      behind = name - 1;
    }
  }

  private static boolean isCall(List<CodeToken> code, int end) {
    return end > 1 && code.get(end - 1).is(")") && code.get(end - 2).is("(");
  }

  /** The path that begins at a place; empty if something else does. */
  static Optional<MemberPath> from(List<CodeToken> code, int begin) {
    int end = begin;
    while (end < code.size() && (code.get(end).isName() || code.get(end).isDot())) {
      end += isCall(code, Math.min(end + CALL, code.size())) ? CALL : 1;
    }
    boolean goesOn = end < code.size() && "([".contains(code.get(end).text());
    return end == begin || goesOn
        ? Optional.empty()
        : before(code, end).filter(path -> path.begin() == begin);
  }

  /** The last name. */
  String last() {
    return names.get(names.size() - 1);
  }

  /** All names but the last. */
  List<String> owner() {
    return names.subList(0, names.size() - 1);
  }
}
