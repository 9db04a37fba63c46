package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.ClauseKind.Value;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Patterns of the words that lines begin with. */
final class LineStarts {

  /** The blanks of the grammar. */
  static final String BLANKS = "[ \\t\\u00A0\\r]+";

  /** The first word of a trigger, but for those of whole actions. */
  static final String TRIGGER =
      Arrays.stream(Timing.values())
          .map(one -> one.title().split(" ")[0])
          .distinct()
          .collect(Collectors.joining("|", "(?:", ")\\b"));

  /** The first word of a trigger. */
  static final String TRIGGERS = "(?:" + TRIGGER + "|Compound\\b)";

  /** The name of a line that names something. */
  static final String NAMING = clauses(kind -> kind.value() == Value.NAMES);

  /** The whole name of a line that is no ability. */
  static final String CLAUSE = clauses(kind -> true) + "(?![\\p{L}\\p{M}0-9_'’-])";

  private LineStarts() {}

  private static String clauses(Predicate<ClauseKind> which) {
    return Arrays.stream(ClauseKind.values())
        .filter(which)
        .map(kind -> kind.title().replace(" ", BLANKS))
        .collect(Collectors.joining("|", "(?:", ")"));
  }
}
