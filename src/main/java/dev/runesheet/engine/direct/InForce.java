package dev.runesheet.engine.direct;

import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.InPlay;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;

/**
 * The effects in force by their triggers: an effect never answers an event of another. It hears of
 * them from a session, or is told of them.
 */
public final class InForce extends DefaultRuleRuntimeEventListener {

  private final Map<String, List<ActiveEffect>> byTrigger = new HashMap<>();

  /** The trigger asked about last, since one event asks several times; null if none is known. */
  private String latest;

  private List<ActiveEffect> ofLatest;

  /** The one that listens to a session; null if none does. */
  public static InForce of(KieSession session) {
    for (RuleRuntimeEventListener listener : session.getRuleRuntimeEventListeners()) {
      if (listener instanceof InForce found) {
        return found;
      }
    }
    return null;
  }

  /** The effects of a trigger, in no order. */
  public List<ActiveEffect> of(String trigger) {
    if (latest == null || trigger != latest) {
      ofLatest = byTrigger.getOrDefault(trigger, List.of());
      latest = trigger;
    }
    return ofLatest;
  }

  /** Adds an effect. */
  public void begins(ActiveEffect effect) {
    latest = null; // Perhaps there was no list of its effects yet.
    byTrigger.computeIfAbsent(effect.getTrigger(), any -> new ArrayList<>(2)).add(effect);
  }

  private void ends(ActiveEffect effect) {
    of(effect.getTrigger()).remove(effect);
  }

  /** Takes away what something in play has brought into force. */
  public void ends(InPlay origin) {
    of(origin.definition().trigger()).removeIf(effect -> effect.getOrigin() == origin);
  }

  @Override
  public void objectInserted(ObjectInsertedEvent event) {
    if (event.getObject() instanceof ActiveEffect effect) {
      begins(effect);
    }
  }

  @Override
  public void objectDeleted(ObjectDeletedEvent event) {
    if (event.getOldObject() instanceof ActiveEffect effect) {
      ends(effect);
    }
  }
}
