package dev.runesheet.testing.coverage.watch;

import java.util.Map;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;

/** The counter of the firings of all sessions that it listens to. */
public final class FiringListener extends DefaultAgendaEventListener {

  private final Map<Rule, WatchedRule> rules;

  /** Counts firings of these rules, by identity. */
  public FiringListener(Map<Rule, WatchedRule> rules) {
    this.rules = rules;
  }

  @Override
  public void afterMatchFired(AfterMatchFiredEvent event) {
    WatchedRule rule = rules.get(event.getMatch().getRule());
    if (rule != null) {
      rule.fired(event.getMatch());
    }
  }
}
