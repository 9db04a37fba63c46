package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.HarmlessCalls;
import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.drl.DrlText.Fault;
import dev.runesheet.engine.drl.RuleCode;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Changes;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The conditions that change the match, or may: they name a global by which rules change it, and do
 * more than to read. Drools asks conditions whenever it likes, also after an undo.
 *
 * @param globals the names of such globals that the rules know
 */
record ChangingConditions(List<String> globals) {

  /** The global, with the method of it that is called at once. */
  private static final Pattern USE =
      Pattern.compile(
          "(?<![\\w$.])("
              + String.join("|", OwnRules.GLOBALS)
              + ")(?![\\w$])(?:\\s*[?!]?\\.\\s*(\\w+)(?=\\s*\\())?");

  /** The faults of a rule or query, each at its line. */
  List<Fault> in(RuleDescr rule) {
    return RuleCode.ofConditions(rule).flatMap(this::faults).toList();
  }

  private Stream<Fault> faults(RuleCode code) {
    return USE.matcher(CodeText.masked(code.text()))
        .results()
        .filter(use -> globals.contains(use.group(1)) && !reads(use))
        .map(use -> new Fault(code.lineOf(use.start()), told(use)));
  }

  private static boolean reads(MatchResult use) {
    return use.group(2) != null && reading(use).contains(use.group(2));
  }

  private static SortedSet<String> reading(MatchResult use) {
    Class<?> type = use.group(1).equals(OwnRules.CHANGES) ? Changes.class : MatchContext.class;
    return HarmlessCalls.reading(type);
  }

  private static String told(MatchResult use) {
    return String.format(
        Locale.ROOT,
        "has a condition that changes the match, or may: it %s; conditions ask '%s' for %s alone",
        use.group(2) == null
            ? "gives away '" + use.group(1) + "'"
            : "calls '" + use.group(1) + "." + use.group(2) + "'",
        use.group(1),
        NearestWord.oneOf(reading(use)));
  }
}
