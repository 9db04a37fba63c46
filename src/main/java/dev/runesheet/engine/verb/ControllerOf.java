package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fault.RuleMistake;

/** The controller of an entity, for verbs that need one: an entity without one is refused. */
public final class ControllerOf {

  private ControllerOf() {}

  /**
   * The number of the player who controls an entity.
   *
   * @throws RuleMistake if nobody does, such as the game itself
   */
  public static int of(Entity entity) {
    return required(entity).getController();
  }

  /**
   * An entity whose player has a zone; refused like {@link #of} unless all players have the zone in
   * common.
   */
  public static Entity having(Changes changes, Entity entity, String zone) {
    return changes.isCommon(zone) ? entity : required(entity);
  }

  private static Entity required(Entity entity) {
    if (entity.getController() < 0) {
      throw new RuleMistake(entity + " is nobody's: expected a player or what is a player's.");
    }
    return entity;
  }
}
