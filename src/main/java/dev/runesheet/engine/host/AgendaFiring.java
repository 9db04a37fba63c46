package dev.runesheet.engine.host;

import java.util.Comparator;
import java.util.function.Predicate;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.core.common.ActivationsManager;
import org.drools.core.common.ReteEvaluator;
import org.drools.core.phreak.RuleAgendaItem;
import org.kie.api.runtime.KieSession;

/**
 * The firing of some rules of a session. Neither conditions nor consequences of the others are
 * looked at, which may ask for what the session does not have; they stay on the agenda.
 */
public final class AgendaFiring {

  /** The order of an agenda: by salience, then as the rules were loaded. */
  private static final Comparator<RuleAgendaItem> FIRST =
      Comparator.comparingInt(RuleAgendaItem::getSalience)
          .reversed()
          .thenComparing(item -> item.getRule().getLoadOrder());

  private AgendaFiring() {}

  /** Fires these rules, and those of them that match what has followed from it. */
  public static void fire(KieSession session, Predicate<RuleImpl> which) {
    ReteEvaluator evaluator = (ReteEvaluator) session;
    ActivationsManager agenda = evaluator.getActivationsManager();
    boolean fired = true;
    while (fired) {
      agenda.flushPropagations();
      fired =
          agenda.getAgendaGroupsManager().getActivations().stream()
              .filter(item -> which.test(item.getRule()))
              .sorted(FIRST) // Which copies what firing changes.
              .anyMatch(item -> fires(item, evaluator));
    }
  }

  private static boolean fires(RuleAgendaItem item, ReteEvaluator evaluator) {
    return item.getRuleExecutor().evaluateNetworkAndFire(evaluator, null, 0, Integer.MAX_VALUE) > 0;
  }
}
