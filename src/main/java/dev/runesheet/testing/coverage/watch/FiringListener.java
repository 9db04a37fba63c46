package dev.runesheet.testing.coverage.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;

/** Counts the firings of all sessions that it listens to. */
public final class FiringListener extends DefaultAgendaEventListener {

  private final Map<Rule, WatchedRule> rules;
  private final ThreadLocal<List<WatchedRule>> noted = new ThreadLocal<>();

  /** Counts firings of these rules, by identity. */
  public FiringListener(Map<Rule, WatchedRule> rules) {
    this.rules = rules;
  }

  @Override
  public void afterMatchFired(AfterMatchFiredEvent event) {
    WatchedRule rule = rules.get(event.getMatch().getRule());
    if (rule != null) {
      rule.fired(event.getMatch());
      List<WatchedRule> noting = noted.get();
      if (noting != null) {
        noting.add(rule);
      }
    }
  }

  /** The rules that fire on this thread while something is done, as often as they fire. */
  public List<WatchedRule> during(Runnable deed) {
    List<WatchedRule> before = noted.get();
    List<WatchedRule> fired = new ArrayList<>();
    noted.set(fired);
    try {
      deed.run();
    } finally {
      if (before == null) {
        noted.remove();
      } else {
        before.addAll(fired);
        noted.set(before);
      }
    }
    return List.copyOf(fired);
  }
}
