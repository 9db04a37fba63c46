package dev.runesheet.spi;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;

/** The lasting facts of a match, for reading: entities, and effects in play. Verbs change them. */
public interface World {

  /**
   * The entity of an id.
   *
   * @throws IllegalArgumentException if there is none
   */
  Entity entity(int id);

  /** All entities, in the order of their ids. */
  List<Entity> entities();

  /**
   * The entities in a zone that belong to a player, or to nobody, in the order of their positions;
   * those of one position by id. The list stays as it is when they move. It is empty for a zone
   * that there is not, and for a player who does not play: rules ask so often that neither is
   * checked.
   */
  List<Entity> in(String zone, int controller);

  /** The effects in play, oldest first. */
  List<InPlay> inPlay();

  /**
   * A number that grows with every change of places, effects in play, or numbers that rules see.
   */
  int version();

  /** A number that grows with every change of places, and with every entity. */
  int places();
}
