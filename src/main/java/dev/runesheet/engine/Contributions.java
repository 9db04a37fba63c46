package dev.runesheet.engine;

import dev.runesheet.engine.fact.Contribution;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;

/**
 * Keeps each entity's list of modifiers that count, so that Java reads a stat without a query, and
 * remembers what has changed until it is told.
 */
final class Contributions extends DefaultRuleRuntimeEventListener {

  /** Told in this order, whatever the order in which the network found them. */
  private static final Comparator<Contribution> ORDER =
      Comparator.<Contribution>comparingInt(contribution -> contribution.getTarget().getId())
          .thenComparing(Contribution.OLDEST_FIRST);

  private final List<Contribution> begun = new ArrayList<>();
  private final List<Contribution> ended = new ArrayList<>();

  /** The one of a session; null if its rules have no continuous effects. */
  static Contributions of(KieSession session) {
    for (RuleRuntimeEventListener listener : session.getRuleRuntimeEventListeners()) {
      if (listener instanceof Contributions found) {
        return found;
      }
    }
    return null;
  }

  @Override
  public void objectInserted(ObjectInsertedEvent event) {
    if (event.getObject() instanceof Contribution contribution) {
      contribution.getTarget().contribute(contribution);
      if (!ended.remove(contribution)) {
        begun.add(contribution);
      }
    }
  }

  @Override
  public void objectDeleted(ObjectDeletedEvent event) {
    if (event.getOldObject() instanceof Contribution contribution) {
      contribution.getTarget().withdraw(contribution);
      if (!begun.remove(contribution)) {
        ended.add(contribution);
      }
    }
  }

  /** Tells what has changed since the last time; what has left play is not worth telling. */
  void tell(Consumer<Happening> listener) {
    if (begun.isEmpty() && ended.isEmpty()) {
      return;
    }
    tell(ended, false, listener);
    tell(begun, true, listener);
    forget();
  }

  private static void tell(
      List<Contribution> changed, boolean begins, Consumer<Happening> listener) {
    changed.sort(ORDER);
    for (Contribution contribution : changed) {
      if (contribution.getTarget().isPresent()) {
        listener.accept(Happening.Modified.of(contribution, begins));
      }
    }
  }

  /** Forgets what has changed. */
  void forget() {
    begun.clear();
    ended.clear();
  }
}
