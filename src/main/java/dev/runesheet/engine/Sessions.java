package dev.runesheet.engine;

import dev.runesheet.engine.fact.Contribution;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.conf.ThreadSafeOption;

/**
 * Empty sessions of a rule book, used again: a new session builds the memories of its network anew,
 * which costs a short match a quarter of its time.
 */
final class Sessions {

  private static final int MOST_KEPT = 64;

  private final KieBase base;
  private final boolean continuous;
  private final KieSessionConfiguration singleThreaded;
  private final ConcurrentLinkedDeque<KieSession> empty = new ConcurrentLinkedDeque<>();

  Sessions(KieBase base, boolean continuous) {
    this.base = base;
    this.continuous = continuous;
    // A match belongs to one thread: without this option a third of the speed goes into locks.
    // Made once, since making it reads property files.
    singleThreaded = KieServices.get().newKieSessionConfiguration();
    singleThreaded.setOption(ThreadSafeOption.NO);
  }

  KieSession take() {
    KieSession session = empty.poll();
    if (session == null) {
      session = base.newKieSession(singleThreaded, null);
      if (continuous) {
        session.addEventListener(new Contributions());
      }
    }
    return session;
  }

  /**
   * Takes back a session from which all facts were deleted; one that still has some is disposed.
   */
  void giveBack(KieSession session) {
    if (session.getFactCount() == 0 && empty.size() < MOST_KEPT) {
      empty.push(session);
    } else {
      session.dispose();
    }
  }

  /**
   * Keeps each entity's list of modifiers that count, so that Java reads a stat without a query.
   */
  private static final class Contributions extends DefaultRuleRuntimeEventListener {
    @Override
    public void objectInserted(ObjectInsertedEvent event) {
      if (event.getObject() instanceof Contribution contribution) {
        contribution.getTarget().contribute(contribution);
      }
    }

    @Override
    public void objectDeleted(ObjectDeletedEvent event) {
      if (event.getOldObject() instanceof Contribution contribution) {
        contribution.getTarget().withdraw(contribution);
      }
    }
  }
}
