package dev.runesheet.engine.play;

import dev.runesheet.engine.network.ConditionFailure;
import dev.runesheet.engine.own.MvelCode;
import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.engine.trace.FailedVerb;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fault.Causes;
import dev.runesheet.spi.fault.FailedRule;
import dev.runesheet.spi.fault.OwnRuleFailure;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.mvel.ConstraintEvaluationException;
import org.drools.mvel.expr.MVELEnabledExpression;
import org.drools.mvel.expr.MVELSalienceExpression;
import org.kie.api.KieBase;
import org.kie.api.runtime.rule.Match;
import org.mvel2.CompileException;

/**
 * The rules that a failure is to be blamed on: the one whose consequence has thrown, or whose
 * conditions have, as Drools names it; of attributes it names none, so that all that have such are.
 */
record BlamedRules(KieBase base) {

  /** A rule as messages of Drools name it, perhaps with its file. */
  private static final Pattern NAMED = Pattern.compile("Rule \"(.+?)\"(?: in ([^\\]\\s]+))?");

  /** A class that Drools makes of a condition. */
  private static final Pattern MADE =
      Pattern.compile("([\\w.]+)\\.Rule_(\\w+?)\\d+Eval\\d+Invoker");

  /** A condition as messages of Drools show it. */
  private static final Pattern CONDITION = Pattern.compile("constraint '(.*)' in ");

  private static final List<String> ATTRIBUTES =
      List.of(MVELSalienceExpression.class.getName(), MVELEnabledExpression.class.getName());

  /**
   * The rules with their places, in words; empty if there are none.
   *
   * @param sources the sources that the base was compiled from; empty if unknown
   * @param notes where generated rules come from
   */
  static String told(Throwable thrown, KieBase base, List<RuleSource> sources, SourceNotes notes) {
    List<RuleImpl> rules = new BlamedRules(base).in(thrown);
    return rules.isEmpty()
        ? ""
        : rules.stream()
            .map(rule -> "'" + rule.getName() + "', written at " + place(rule, sources, notes))
            .collect(Collectors.joining(" or ", " The rule is ", "."));
  }

  private static String place(RuleImpl rule, List<RuleSource> sources, SourceNotes notes) {
    SourceNotes.Note note = notes.of(rule);
    return note == null ? RulePlace.of(rule, sources) : note.source();
  }

  private List<RuleImpl> in(Throwable thrown) {
    List<RuleImpl> known = known(thrown);
    return known.isEmpty() ? failedConditions(thrown) : known;
  }

  private static List<RuleImpl> failedConditions(Throwable thrown) {
    return ofConditions(thrown).map(ConditionFailure::rule).toList();
  }

  private static Stream<ConditionFailure> ofConditions(Throwable thrown) {
    return Causes.of(thrown).stream()
        .filter(ConditionFailure.class::isInstance)
        .map(ConditionFailure.class::cast)
        .limit(1);
  }

  /** The rules that the exceptions of Drools and MVEL tell. */
  private List<RuleImpl> known(Throwable thrown) {
    Match failed = FailedRule.in(thrown);
    if (failed != null) {
      // What it inserts or changes meets conditions of other rules while it fires.
      RuleImpl fired = (RuleImpl) failed.getRule();
      List<RuleImpl> ofCode = ofMvel(thrown);
      List<RuleImpl> asking = ofCode.isEmpty() ? failedConditions(thrown) : ofCode;
      return asking.isEmpty() || asking.contains(fired) ? List.of(fired) : asking;
    }
    for (Throwable cause : Causes.of(thrown)) {
      List<RuleImpl> named = named(String.valueOf(cause.getMessage()));
      if (!named.isEmpty()) {
        return named;
      }
    }
    List<RuleImpl> mvel = ofMvel(thrown);
    if (!mvel.isEmpty()) {
      return mvel;
    }
    return isOfAttribute(thrown) ? all(BlamedRules::hasAttribute) : List.of();
  }

  private List<RuleImpl> named(String message) {
    Matcher named = NAMED.matcher(message);
    if (named.find()) {
      String file = named.group(2);
      return all(
          rule ->
              rule.getName().equals(named.group(1))
                  && (file == null || file.equals(RulePlace.of(rule, List.of()))));
    }
    Matcher made = MADE.matcher(message);
    return made.find()
        ? all(
            rule ->
                rule.getPackageName().equals(made.group(1))
                    && rule.getName().replaceAll("\\W", "_").equals(made.group(2)))
        : List.of();
  }

  /** The rules with the code that MVEL could not run; empty if it was something else. */
  private List<RuleImpl> ofMvel(Throwable thrown) {
    return Causes.of(thrown).stream()
        .flatMap(BlamedRules::code)
        .map(code -> all(rule -> MvelCode.says(rule, code)))
        .filter(rules -> !rules.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private static Stream<String> code(Throwable thrown) {
    if (thrown instanceof CompileException wrong && wrong.getExpr() != null) {
      return Stream.of(String.valueOf(wrong.getExpr()));
    }
    Matcher condition = CONDITION.matcher(firstLine(thrown));
    return thrown instanceof ConstraintEvaluationException && condition.find()
        ? Stream.of(condition.group(1))
        : Stream.empty();
  }

  /**
   * True if a rule's own code has failed: that of MVEL or a condition, which asked for what is not
   * there, or a consequence that used a value that is missing.
   */
  static boolean isOfRule(Throwable thrown) {
    return ConditionFailure.isOfCondition(thrown)
        || Causes.of(thrown).stream()
            .anyMatch(
                cause ->
                    cause instanceof CompileException
                        || cause instanceof NullPointerException && isOfConsequence(cause));
  }

  private static boolean isOfConsequence(Throwable thrown) {
    StackTraceElement[] frames = thrown.getStackTrace();
    return frames.length > 0 && FailedVerb.isConsequence(frames[0].getClassName());
  }

  /**
   * The exception for what a rule's own code has thrown, which names its rules: MVEL shows only the
   * code, and Java only what was missing.
   *
   * @param cause its cause
   * @param rules see {@link #told}
   */
  static RuntimeException named(Throwable thrown, Throwable cause, String rules) {
    String what =
        Causes.of(thrown).stream()
            .filter(ConstraintEvaluationException.class::isInstance)
            .findFirst()
            .or(() -> ofConditions(thrown).findFirst())
            .filter(failed -> !(first(failed) instanceof CompileException))
            .map(BlamedRules::condition)
            .orElse(firstLine(cause));
    OwnRuleFailure named = new OwnRuleFailure(what + "." + rules, cause);
    Causes.of(thrown).forEach(one -> FailedVerb.copy(one, named));
    return named;
  }

  private static String condition(Throwable failed) {
    Matcher condition = CONDITION.matcher(firstLine(failed));
    String what = condition.find() ? "condition '" + condition.group(1) + "'" : "condition";
    Throwable first = first(failed);
    return what + ": " + (first.getMessage() == null ? first.toString() : firstLine(first));
  }

  private static Throwable first(Throwable thrown) {
    return Causes.root(thrown);
  }

  private static String firstLine(Throwable thrown) {
    return String.valueOf(thrown.getMessage()).lines().findFirst().orElse("");
  }

  private static boolean isOfAttribute(Throwable thrown) {
    return Causes.of(thrown).stream()
        .flatMap(cause -> Stream.of(cause.getStackTrace()))
        .anyMatch(frame -> ATTRIBUTES.contains(frame.getClassName()));
  }

  private static boolean hasAttribute(RuleImpl rule) {
    return rule.isSalienceDynamic() || rule.getEnabled() instanceof MVELEnabledExpression;
  }

  private List<RuleImpl> all(Predicate<RuleImpl> fits) {
    return RuleConditions.rules(base).filter(fits).toList();
  }
}
