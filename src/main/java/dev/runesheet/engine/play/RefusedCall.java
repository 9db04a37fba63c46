package dev.runesheet.engine.play;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.trace.FailedVerb;
import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.spi.fault.Causes;
import dev.runesheet.spi.fault.FailedRule;
import java.util.List;
import org.kie.api.runtime.rule.Match;

/**
 * The refusal of a call by which the consequence of an author's own rule changes the match, such as
 * one that names a scope that there is not: a mistake of that rule, not of the program.
 */
final class RefusedCall {

  /** The packages of what plays, and of the games that come with it. */
  private static final List<String> RUNESHEET =
      List.of(
          "dev.runesheet.engine.",
          "dev.runesheet.spi.",
          "dev.runesheet.api.",
          "dev.runesheet.game.");

  /** The packages of Java, which Runesheet calls, and by which MVEL calls it. */
  private static final List<String> JAVA = List.of("java.", "jdk.", "sun.");

  private static final String MVEL = "org.mvel2.";

  private RefusedCall() {}

  /** The mistake that an exception means; null for others. */
  static ActionFailure in(Throwable thrown) {
    Match rule = FailedRule.in(thrown);
    if (rule == null || !BuiltPackages.isOwn(rule.getRule().getPackageName())) {
      return null;
    }
    Throwable first = Causes.root(thrown);
    return isRefusal(first) && isOfCall(first.getStackTrace())
        ? ActionFailure.ofMistake(first.getMessage(), "")
        : null;
  }

  private static boolean isRefusal(Throwable thrown) {
    return thrown.getMessage() != null
        && (thrown instanceof IllegalArgumentException
            || thrown instanceof IllegalStateException
            || thrown instanceof NullPointerException);
  }

  /** True if Runesheet itself has thrown it, which the rule called: no code of a game's own. */
  private static boolean isOfCall(StackTraceElement[] frames) {
    boolean called = false;
    for (StackTraceElement frame : frames) {
      String at = frame.getClassName();
      if (FailedVerb.isConsequence(at) || at.startsWith(MVEL)) {
        return called;
      }
      boolean runesheets = RUNESHEET.stream().anyMatch(at::startsWith);
      if (!runesheets && JAVA.stream().noneMatch(at::startsWith)) {
        return false;
      }
      called |= runesheets;
    }
    return false;
  }
}
