package dev.runesheet.engine.network;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.spi.fault.Causes;
import dev.runesheet.spi.fault.FailedRule;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.core.common.AgendaGroupsManager;
import org.drools.core.common.InternalAgendaGroup;
import org.drools.core.common.ReteEvaluator;
import org.drools.core.phreak.RuleAgendaItem;
import org.drools.mvel.ConstraintEvaluationException;
import org.kie.api.runtime.KieSession;

/**
 * The exception that a condition has thrown while Drools looked for matches of a rule, such as the
 * sum of an {@code accumulate}: Drools itself names no rule.
 */
public final class ConditionFailure extends RuntimeException {

  /** The nodes of Drools' network that evaluate conditions. */
  private static final String NODES = "org.drools.core.phreak.Phreak";

  /** The node at which a match is complete. */
  private static final String TERMINAL = NODES + "RuleTerminalNode";

  private final transient RuleImpl rule;

  private ConditionFailure(RuleImpl rule, RuntimeException thrown) {
    super(thrown.getMessage(), thrown, false, false);
    this.rule = rule;
  }

  /**
   * The failure of a condition that a session's firing has thrown; other exceptions as they are.
   */
  static RuntimeException of(RuntimeException thrown, KieSession session) {
    boolean ofCondition = FailedRule.in(thrown) == null && isThrownByNode(thrown);
    RuleImpl rule = ofCondition ? evaluated(session) : null;
    return rule == null ? thrown : new ConditionFailure(rule, thrown);
  }

  /** True if a condition has thrown, as Drools or this tells, and no consequence itself. */
  public static boolean isOfCondition(Throwable thrown) {
    return Causes.of(thrown).stream()
        .anyMatch(
            cause ->
                cause instanceof ConditionFailure
                    || cause instanceof ConstraintEvaluationException);
  }

  /** True if matches of an author's own rule were looked for when a condition has thrown. */
  static boolean isOfOwnRule(Throwable thrown) {
    return Causes.of(thrown).stream()
        .anyMatch(
            cause ->
                cause instanceof ConditionFailure of
                    && BuiltPackages.isOwn(of.rule.getPackageName()));
  }

  private static boolean isThrownByNode(RuntimeException thrown) {
    return Stream.of(thrown.getStackTrace())
        .map(StackTraceElement::getClassName)
        .filter(name -> name.startsWith(NODES))
        .findFirst()
        .filter(name -> !name.equals(TERMINAL))
        .isPresent();
  }

  /** The rule of which matches were looked for: it stays the next one until all are found. */
  private static RuleImpl evaluated(KieSession session) {
    AgendaGroupsManager groups =
        ((ReteEvaluator) session).getActivationsManager().getAgendaGroupsManager();
    InternalAgendaGroup group = groups.getNextFocus();
    RuleAgendaItem next = group == null ? null : group.peek();
    return next == null ? null : next.getRule();
  }

  /** The rule; another may have the same condition. */
  public RuleImpl rule() {
    return rule;
  }
}
