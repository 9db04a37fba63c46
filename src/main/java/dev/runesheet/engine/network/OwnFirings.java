package dev.runesheet.engine.network;

import dev.runesheet.engine.state.Journal;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;

/**
 * The memory of the rules of an author's own that fired last in a session: effects are in a match's
 * log, but these are not, and a chain that never ends may be theirs.
 */
public final class OwnFirings extends DefaultAgendaEventListener {

  private static final int KEPT = 100;

  /**
   * A rule that has fired.
   *
   * @param mark the place in the log at which it did
   */
  private record Fired(RuleImpl rule, int mark) {}

  private final Deque<Fired> last = new ArrayDeque<>(KEPT);
  private final Set<String> packages;

  /** Weak, so that the session does not keep a match in memory that nobody has closed. */
  private WeakReference<Journal> log = new WeakReference<>(null);

  private OwnFirings(Set<String> packages) {
    this.packages = packages;
  }

  /**
   * The memory of a session, empty, for a match with a log.
   *
   * @param packages the packages of an author's own rules
   */
  static OwnFirings of(KieSession session, Set<String> packages, Journal log) {
    OwnFirings memory =
        session.getAgendaEventListeners().stream()
            .filter(OwnFirings.class::isInstance)
            .map(OwnFirings.class::cast)
            .findFirst()
            .orElse(null);
    if (memory == null) {
      memory = new OwnFirings(packages);
      session.addEventListener(memory);
    }
    memory.last.clear();
    memory.log = new WeakReference<>(log);
    return memory;
  }

  @Override
  public void beforeMatchFired(BeforeMatchFiredEvent event) {
    Journal known = log.get();
    if (known != null
        && event.getMatch().getRule() instanceof RuleImpl rule
        && packages.contains(rule.getPackageName())) {
      if (last.size() == KEPT) {
        last.removeFirst();
      }
      last.add(new Fired(rule, known.mark()));
    }
  }

  /** The rules that have fired since a place in the log, each once, in the order they first did. */
  public List<RuleImpl> since(int from) {
    Set<RuleImpl> rules = new LinkedHashSet<>();
    last.stream().filter(one -> one.mark >= from).forEach(one -> rules.add(one.rule));
    return List.copyOf(rules);
  }

  /** The place in the log from which on the memory reaches. */
  public int reach() {
    return last.isEmpty() ? 0 : last.getFirst().mark;
  }
}
