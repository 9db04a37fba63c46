package dev.runesheet.engine.network;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.kie.api.event.rule.AgendaEventListener;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;

/** The listeners that people outside have added to a session. */
final class OutsideListeners {

  private final Set<Object> own = Collections.newSetFromMap(new IdentityHashMap<>());
  private final KieSession session;

  /** The listeners of a session that is given to people outside now: none that it has already. */
  OutsideListeners(KieSession session) {
    this.session = session;
    own.addAll(session.getAgendaEventListeners());
    own.addAll(session.getRuleRuntimeEventListeners());
  }

  /** The listeners of a session as they are now. */
  record Added(List<AgendaEventListener> agenda, List<RuleRuntimeEventListener> facts) {

    void addTo(KieSession session) {
      agenda.forEach(session::addEventListener);
      facts.forEach(session::addEventListener);
    }
  }

  /** The listeners that were added; to be asked for before the session is disposed of. */
  Added added() {
    return new Added(
        session.getAgendaEventListeners().stream().filter(one -> !own.contains(one)).toList(),
        session.getRuleRuntimeEventListeners().stream().filter(one -> !own.contains(one)).toList());
  }
}
