package dev.runesheet.engine.direct;

import java.util.regex.Pattern;
import org.drools.base.base.extractors.SelfReferenceClassFieldReader;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.EvalCondition;
import org.drools.base.rule.From;
import org.drools.base.rule.RuleConditionElement;

/**
 * The use of the match itself, such as the number of the turn, in the conditions of rules. No fact
 * changes with it, so that Drools would not compare again.
 */
final class MatchReads {

  private static final Pattern GLOBAL =
      Pattern.compile("(?<![\\w$.])(?:" + String.join("|", OwnRules.GLOBALS) + ")\\s*[?!]?\\.");

  private MatchReads() {}

  /**
   * True if conditions read the match by its globals, or may: of an {@code eval} and a {@code from}
   * it is not certain.
   */
  static boolean in(RuleConditionElement element) {
    return element instanceof EvalCondition
        || element instanceof From
        || element instanceof org.drools.base.rule.Pattern pattern && inPattern(pattern)
        || element.getNestedElements().stream().anyMatch(MatchReads::in);
  }

  private static boolean inPattern(org.drools.base.rule.Pattern pattern) {
    return pattern.getConstraints().stream().anyMatch(one -> reads(one.toString()))
        || pattern.getInnerDeclarations().values().stream().anyMatch(MatchReads::bound);
  }

  private static boolean bound(Declaration variable) {
    return !(variable.getExtractor() instanceof SelfReferenceClassFieldReader)
        && reads(variable.getExtractor().toString());
  }

  private static boolean reads(String condition) {
    return GLOBAL.matcher(NumberUse.TEXT.matcher(condition).replaceAll("\"\"")).find();
  }
}
