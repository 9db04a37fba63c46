package dev.runesheet.engine.own;

import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.index.RuleConditions;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.mvel.asm.InvokerStub;
import org.kie.api.KieBase;

/**
 * The rules of a base of KIE whose consequences are not there: when an update of a container fails,
 * Drools keeps what calls them.
 */
public final class LostConsequences {

  private LostConsequences() {}

  /**
   * Refuses a base that has such rules.
   *
   * @throws RuleCompilationException if there are any; it names them all
   */
  public static void refuse(KieBase base) {
    List<Problem> problems =
        RuleConditions.rules(base)
            .filter(LostConsequences::isLost)
            .map(LostConsequences::problem)
            .toList();
    if (!problems.isEmpty()) {
      throw new RuleCompilationException(problems);
    }
  }

  private static Problem problem(RuleImpl rule) {
    return RulePlace.problem(
        rule,
        List.of(),
        "rule ("
            + rule.getName()
            + ") has lost its consequence when KIE failed to update its container: take the rules"
            + " of a new one, whose messages name the errors");
  }

  /** Consequences with names are compiled together with the other, and lost with it. */
  private static boolean isLost(RuleImpl rule) {
    return rule.getConsequence() instanceof InvokerStub calling && !isThere(calling);
  }

  /** True if the class that a consequence calls can be read. */
  private static boolean isThere(InvokerStub calling) {
    String file = calling.getInternalRuleClassName() + ".class"; // With the path of its package.
    try (InputStream found = calling.getClass().getClassLoader().getResourceAsStream(file)) {
      return found != null;
    } catch (IOException unreadable) {
      return false;
    }
  }
}
