package dev.runesheet.spi.fact;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The identity map of one deep copy of a match: shared objects stay shared, and nothing in the copy
 * refers back to the original. Those of one that renames are about other entities.
 */
public final class Copies {

  private final IntFunction<Entity> entities;
  private final IntFunction<InPlay> effects;
  private final boolean renames;
  private Map<Object, Object> done;

  /**
   * Begins a copy.
   *
   * @param entities the entities of the copy, by id
   * @param effects the effects in play of the copy, by sequence; null for one that has ended
   */
  public Copies(IntFunction<Entity> entities, IntFunction<InPlay> effects) {
    this(entities, effects, false);
  }

  private Copies(IntFunction<Entity> entities, IntFunction<InPlay> effects, boolean renames) {
    this.entities = entities;
    this.effects = effects;
    this.renames = renames;
  }

  /**
   * Begins a copy in which what runs and waits is about other entities of the same match.
   *
   * @param entities the entities that take the places of others, by the id of those
   * @param effects the effects in play, by sequence; null for one that has ended
   */
  public static Copies renaming(IntFunction<Entity> entities, IntFunction<InPlay> effects) {
    return new Copies(entities, effects, true);
  }

  /** The copy of an entity. */
  public Entity of(Entity entity) {
    return entities.apply(entity.getId());
  }

  /** The id of the copy of an entity; {@link AgendaItem#NOBODY} stays nobody. */
  int of(int id) {
    return renames && id >= 0 ? entities.apply(id).getId() : id;
  }

  /** The copy of loops; they share what is never changed. */
  Activation.Loop of(Activation.Loop loop) {
    if (!renames || loop == null) {
      return loop;
    }
    int[] ids = IntStream.of(loop.ids()).map(this::of).toArray();
    return new Activation.Loop(ids, loop.next(), of(loop.outerTarget()), of(loop.outer()));
  }

  /** The copy of an attempt; an event at one of its stages and the agenda share it. */
  public Attempt of(Attempt attempt) {
    Attempt known = (Attempt) done().get(attempt);
    if (known != null) {
      return known;
    }
    Attempt copy = attempt.copy(of(attempt.getActor()), of(attempt.getTarget()));
    done().put(attempt, copy);
    return attempt.run() == null ? copy : copy.of(of(attempt.run()));
  }

  /** The copy of an event; the same one unless it is a stage of an attempt, or is renamed. */
  public Event of(Event event) {
    Event about = renames ? event.about(of(event.getSubject()), of(event.getCauser())) : event;
    return event.attempt() == null ? about : about.at(of(event.attempt()));
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
