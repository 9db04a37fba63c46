package dev.runesheet.model;

import java.util.List;
import java.util.stream.Stream;

/** The brackets around steps whose end would else not be told from what follows them. */
final class Brackets {

  private static final String MORE = "; then ";

  private Brackets() {}

  /**
   * The steps of a loop, branch or choice: those behind the last of its clauses could follow it.
   */
  static String within(String steps) {
    return hasMore(steps) ? around(steps) : steps;
  }

  /**
   * The steps where a condition holds.
   *
   * @param otherwise whether it is said what happens else, which an open condition would take
   */
  static String of(List<Step> steps, String said, boolean otherwise, Phrasing phrasing) {
    return otherwise && (said.contains("; ") || isOpen(steps, phrasing))
        ? around(said)
        : within(said);
  }

  /**
   * The last steps of a sentence's part.
   *
   * @param followed whether others follow, which would run into several clauses
   */
  static String behind(String steps, boolean followed) {
    return followed && steps.contains("; ") ? around(steps) : within(steps);
  }

  /** True if an author's words end with a part that others behind a comma would be taken for. */
  static boolean isBlock(String words) {
    return words.startsWith("if ")
        || Stream.of(", if ", ": ", "; ", " may ").anyMatch(words::contains);
  }

  private static String around(String steps) {
    return "(" + steps + ")";
  }

  /** True if steps end with a condition that says nothing of what happens else. */
  private static boolean isOpen(List<Step> written, Phrasing phrasing) {
    List<Step> steps = StepSentence.Called.inlined(written, phrasing, true);
    if (steps.isEmpty()) {
      return false;
    }
    Step last = steps.get(steps.size() - 1);
    return last instanceof Step.If branch && branch.otherwise().isEmpty()
        || last.bodies().values().stream().anyMatch(inside -> isOpen(inside, phrasing));
  }

  /** True if a clause follows one of several others outside of brackets. */
  private static boolean hasMore(String steps) {
    int depth = 0;
    for (int i = 0; i < steps.length(); i++) {
      depth += steps.charAt(i) == '(' ? 1 : steps.charAt(i) == ')' ? -1 : 0;
      if (depth == 0 && steps.startsWith(MORE, i)) {
        return true;
      }
    }
    return false;
  }
}
