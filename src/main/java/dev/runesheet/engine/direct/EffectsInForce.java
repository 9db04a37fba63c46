package dev.runesheet.engine.direct;

import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.List;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.KieSession;

/**
 * The effects in force by their triggers: an effect never answers an event of another. It hears of
 * them from a session, or is told of them.
 */
public final class EffectsInForce extends DefaultRuleRuntimeEventListener {

  private final TriggerMap<List<ActiveEffect>> effects =
      new TriggerMap<>(trigger -> new ArrayList<>(0));

  private int suppressors;

  /** The place behind the effect that was found last. */
  private int next;

  /** Continuous effects that have come in force since somebody took them. */
  private List<ActiveEffect> begun = List.of();

  /** The one that listens to a session; null if none does. */
  public static EffectsInForce of(KieSession session) {
    for (RuleRuntimeEventListener listener : session.getRuleRuntimeEventListeners()) {
      if (listener instanceof EffectsInForce found) {
        return found;
      }
    }
    return null;
  }

  /** The effects of a trigger, in no order. */
  public List<ActiveEffect> of(String trigger) {
    return effects.of(trigger);
  }

  /**
   * The effect in force that equals one; null if none does. Those that answer one event are asked
   * about one after the other, mostly in the order in which they came in force, so each is looked
   * for behind the one before.
   */
  ActiveEffect find(ActiveEffect effect) {
    List<ActiveEffect> all = of(effect.getTrigger());
    for (int looked = 0; looked < all.size(); looked++) {
      next = next < all.size() ? next : 0;
      ActiveEffect one = all.get(next++);
      if (one.equals(effect)) {
        return one;
      }
    }
    return null;
  }

  /** True if an effect takes others out of force. */
  public boolean isSuppressing() {
    return suppressors > 0;
  }

  /** The continuous effects that have come in force since this was last asked. */
  public List<ActiveEffect> takeBegun() {
    List<ActiveEffect> taken = begun;
    begun = List.of();
    return taken;
  }

  /** Adds an effect. */
  public void begins(ActiveEffect effect) {
    of(effect.getTrigger()).add(effect);
    suppressors += effect.isSuppressing() ? 1 : 0;
    if (effect.layer() != null) {
      begun = begun.isEmpty() ? new ArrayList<>() : begun;
      begun.add(effect);
    }
  }

  private void ends(ActiveEffect effect) {
    of(effect.getTrigger()).remove(effect);
    suppressors -= effect.isSuppressing() ? 1 : 0;
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
