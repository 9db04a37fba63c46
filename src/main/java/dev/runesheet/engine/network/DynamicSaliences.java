package dev.runesheet.engine.network;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.drools.core.phreak.RuleAgendaItem;
import org.drools.core.rule.consequence.InternalMatch;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.MatchCreatedEvent;
import org.kie.api.runtime.KieSession;

/**
 * The saliences that rules of a session compute for each match. Drools keeps the last one, and puts
 * the rule into its agenda by it when it matches again: without this, which of two rules fires
 * first would depend on what the session has seen.
 */
final class DynamicSaliences extends DefaultAgendaEventListener {

  /** The salience by which Drools begins with such a rule. */
  private static final int FIRST = 0;

  private final Set<RuleAgendaItem> rules = Collections.newSetFromMap(new IdentityHashMap<>());

  private DynamicSaliences() {}

  /** The saliences of a session. */
  static DynamicSaliences of(KieSession session) {
    return session.getAgendaEventListeners().stream()
        .filter(DynamicSaliences.class::isInstance)
        .map(DynamicSaliences.class::cast)
        .findFirst()
        .orElseGet(
            () -> {
              DynamicSaliences saliences = new DynamicSaliences();
              session.addEventListener(saliences);
              return saliences;
            });
  }

  @Override
  public void matchCreated(MatchCreatedEvent event) {
    if (event.getMatch() instanceof InternalMatch match
        && match.getRule().getSalience().isDynamic()) {
      rules.add(match.getRuleAgendaItem());
    }
  }

  /** Lets each rule that waits for no match begin anew. */
  void forget() {
    for (RuleAgendaItem rule : rules) {
      if (!rule.isQueued()) {
        rule.setSalience(FIRST);
      }
    }
  }
}
