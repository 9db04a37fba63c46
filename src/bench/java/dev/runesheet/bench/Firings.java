package dev.runesheet.bench;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.trace.Tracer;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;

/**
 * A count of the rules that fire in matches that are not timed: as a probe of a rule book, or as a
 * tracer of matches whose rules remember answers unless a probe watches.
 */
final class Firings implements RuleProbe, Tracer {

  private long fired;

  @Override
  public void opened(KieSession session) {
    session.addEventListener(
        new DefaultAgendaEventListener() {
          @Override
          public void afterMatchFired(AfterMatchFiredEvent event) {
            fires(event.getMatch().getRule());
          }
        });
  }

  @Override
  public void fires(Rule rule) {
    fired++;
  }

  /** Forgets what building a rule book fired. */
  void clear() {
    fired = 0;
  }

  /** How many rules fired in a match. */
  double perMatch(int matches) {
    return fired / (double) matches;
  }
}
