package dev.runesheet.engine.state;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fault.MissingEntity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.kie.api.runtime.rule.FactHandle;

/** The facts of one match, which only its machine and its journal change. */
public final class LiveWorld implements World {

  private final List<Entity> entities = new ArrayList<>();
  private final List<InPlay> inPlay = new ArrayList<>();
  private final List<Entity> entitiesToRead = Collections.unmodifiableList(entities);
  private final List<InPlay> inPlayToRead = Collections.unmodifiableList(inPlay);
  private int nextSequence;
  private int version;
  private int places;

  /** A cache; no change of places that is not told to it leaves it as it is. */
  private ZoneIndex zones = ZoneIndex.NONE;

  /** A world without entities. */
  public LiveWorld() {}

  /** A copy of a world, with entities and effects of its own. */
  public LiveWorld(LiveWorld other) {
    for (Entity entity : other.entities) {
      entities.add(entity.copy());
    }
    for (InPlay effect : other.inPlay) {
      inPlay.add(effect.copy());
    }
    nextSequence = other.nextSequence;
    version = other.version;
    places = other.places;
  }

  @Override
  public Entity entity(int id) {
    if (id < 0 || id >= entities.size()) {
      throw new MissingEntity(id);
    }
    return entities.get(id);
  }

  /**
   * The entity itself if it is of a world; entities of another match must not be changed here.
   *
   * @throws IllegalArgumentException if it is of another match
   */
  public static Entity own(World world, Entity entity) {
    int id = given(entity, "entity").getId();
    if (id >= world.entities().size() || world.entity(id) != entity) {
      throw new IllegalArgumentException(
          "entity ("
              + entity.getName()
              + ") is not of this match. Maybe it was taken from another one, or from before a"
              + " fork; world().entity("
              + id
              + ") of this match is its own.");
    }
    return entity;
  }

  @Override
  public List<Entity> entities() {
    return entitiesToRead;
  }

  @Override
  public List<Entity> in(String zone, int controller) {
    ZoneIndex known = zones;
    List<Entity> found = known.in(given(zone, "zone"), controller);
    if (found == null) {
      known = known.with(zone, entities);
      zones = known;
      found = known.in(zone, controller);
    }
    return found;
  }

  /** The effect in play of a sequence, or null if there is none. */
  public InPlay effect(int sequence) {
    int at = place(sequence);
    return at < 0 ? null : inPlay.get(at);
  }

  /** The place of a sequence among the effects in play, which are in its order; -1 if not there. */
  private int place(int sequence) {
    int low = 0;
    int high = inPlay.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int found = inPlay.get(middle).getSequence();
      if (found == sequence) {
        return middle;
      }
      low = found < sequence ? middle + 1 : low;
      high = found < sequence ? high : middle - 1;
    }
    return -1;
  }

  /** The effects in play on an entity, oldest first; a list that stays as it is. */
  public List<InPlay> on(Entity holder) {
    List<InPlay> found = List.of();
    for (InPlay effect : inPlay) {
      if (effect.getHolder() == holder.getId()) {
        found = found.isEmpty() ? new ArrayList<>() : found;
        found.add(effect);
      }
    }
    return found;
  }

  @Override
  public List<InPlay> inPlay() {
    return inPlayToRead;
  }

  @Override
  public int version() {
    return version;
  }

  @Override
  public int places() {
    return places;
  }

  /** Adds an entity, whose number is that of the entities before it. */
  public void add(Entity entity) {
    entities.add(entity);
    version++;
    places++;
    zones.added(entity);
  }

  void removeLast(Entity entity) {
    entities.remove(entities.size() - 1);
    moved();
    if (entity.getId() != entities.size()) {
      throw new IllegalStateException("entity (" + entity + ") is not the newest.");
    }
  }

  /** The sequence number of the next effect in play, which no other gets. */
  public int takeSequence() {
    return nextSequence++;
  }

  /** The sequence number that the next effect in play will get. */
  public int nextSequence() {
    return nextSequence;
  }

  /** Sets the sequence number of the next effect in play, as a save has it. */
  public void nextSequence(int next) {
    nextSequence = next;
  }

  /** An event whose causer there is, if it has one. */
  public Event real(Event event) {
    if (event.getCauser() != Event.NOBODY) {
      entity(event.getCauser());
    }
    return event;
  }

  /** Brings an effect into play, in the order of sequence numbers. */
  public void bring(InPlay effect) {
    Entity holder = entity(effect.getHolder());
    effect.seeFrom(holder);
    if (effect.definition().isStatus()) {
      holder.begin(effect.definition().status());
    }
    int at = inPlay.size();
    while (at > 0 && inPlay.get(at - 1).getSequence() > effect.getSequence()) {
      at--;
    }
    inPlay.add(at, effect);
    version++;
  }

  /**
   * Takes an effect out of play.
   *
   * @throws IllegalArgumentException if it is not in play in this match
   */
  public void withdraw(InPlay effect) {
    int at = place(effect.getSequence());
    if (at < 0 || inPlay.get(at) != effect) {
      throw new IllegalArgumentException(
          "effect (" + effect + ") is not of this match. Maybe it was taken from another one.");
    }
    inPlay.remove(at);
    if (effect.definition().isStatus()) {
      entity(effect.getHolder()).end(effect.definition().status());
    }
    version++;
  }

  /** Notes that places have changed. */
  public void moved() {
    version++;
    places++;
    zones = ZoneIndex.NONE;
  }

  /**
   * Notes that an entity has moved.
   *
   * @param from the zone before
   */
  public void moved(Entity entity, String from) {
    version++;
    places++;
    zones.moved(entity, from);
  }

  /** Notes that a number has changed: what was worked out before may no longer hold. */
  public void touch() {
    version++;
  }

  /**
   * Lets all facts stand as in no session, without what rules have derived of them.
   *
   * @param none the handle of a fact that is in none
   */
  public void leaveSession(FactHandle none) {
    for (InPlay effect : inPlay) {
      effect.seeFrom(entity(effect.getHolder()));
      effect.handle(none);
    }
    for (Entity entity : entities) {
      entity.forgetContributions();
      entity.handle(entity.isPresent() ? none : null);
    }
  }
}
