package dev.runesheet.spi.fact;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * The identity map of one deep copy of a match: shared objects stay shared, and nothing in the copy
 * refers back to the original.
 */
public final class Copies {

  private final IntFunction<Entity> entities;
  private final IntFunction<InPlay> effects;
  private Map<Object, Object> done;

  /**
   * Begins a copy.
   *
   * @param entities the entities of the copy, by id
   * @param effects the effects in play of the copy, by sequence; null for one that has ended
   */
  public Copies(IntFunction<Entity> entities, IntFunction<InPlay> effects) {
    this.entities = entities;
    this.effects = effects;
  }

  /** The copy of an entity. */
  public Entity of(Entity entity) {
    return entities.apply(entity.getId());
  }

  /** The copy of an attempt; an event at one of its stages and the agenda share it. */
  public Attempt of(Attempt attempt) {
    Attempt known = (Attempt) done().get(attempt);
    if (known != null) {
      return known;
    }
    Attempt copy = attempt.copy();
    done().put(attempt, copy);
    return attempt.run() == null ? copy : copy.of(of(attempt.run()));
  }

  /** The copy of an event; the same one unless it is a stage of an attempt. */
  public Event of(Event event) {
    return event.attempt() == null ? event : event.at(of(event.attempt()));
  }

  /** The copy of an activation and of those that wait for it. */
  public Activation of(Activation activation) {
    Activation known = (Activation) done().get(activation);
    if (known != null) {
      return known;
    }
    Activation copy = activation.copy(this);
    done().put(activation, copy);
    return copy;
  }

  /** The copy of an effect that was in force when an activation began; null for null. */
  public ActiveEffect of(ActiveEffect effect) {
    if (effect == null) {
      return null;
    }
    InPlay inPlay = effects.apply(effect.getOrigin().getSequence());
    return effect.on(inPlay == null ? effect.getOrigin().copy() : inPlay);
  }

  /** Made when first needed: most copies are taken while nothing waits. */
  private Map<Object, Object> done() {
    if (done == null) {
      done = new IdentityHashMap<>();
    }
    return done;
  }
}
