package dev.runesheet.engine.network;

import dev.runesheet.engine.state.Journal;
import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;

/**
 * The effects that rules have ended, told in the order in which they came, whatever the order in
 * which the network found that their time is over.
 */
final class Expiries {

  /**
   * An effect that has ended.
   *
   * @param rule the rule that ended it; null unless somebody traces the match
   */
  private record Expiry(Happening.EffectEnded ended, Rule rule) {}

  private static final Comparator<Expiry> ORDER =
      Comparator.comparingInt(expiry -> expiry.ended().effect().getSequence());

  private final List<Expiry> found = new ArrayList<>(0);

  /** The rule that fires; null unless somebody traces the match. */
  private Rule firing;

  void add(Happening.EffectEnded ended) {
    found.add(new Expiry(ended, firing));
  }

  /** Logs all since the last call, each as an act of the rule that ended it. */
  void tell(Journal journal) {
    if (found.isEmpty()) {
      return;
    }
    found.sort(ORDER);
    for (Expiry expiry : found) {
      if (expiry.rule() != null) {
        journal.tracer.fires(expiry.rule());
      }
      journal.add(expiry.ended());
      if (expiry.rule() != null) {
        journal.tracer.fired(expiry.rule());
      }
    }
    found.clear();
  }

  /** A listener that reports to a tracer which rules fire. */
  DefaultAgendaEventListener tracedBy(Tracer tracer) {
    return new DefaultAgendaEventListener() {
      @Override
      public void beforeMatchFired(BeforeMatchFiredEvent event) {
        firing = event.getMatch().getRule();
        tracer.fires(firing);
      }

      @Override
      public void afterMatchFired(AfterMatchFiredEvent event) {
        tracer.fired(event.getMatch().getRule());
      }
    };
  }
}
