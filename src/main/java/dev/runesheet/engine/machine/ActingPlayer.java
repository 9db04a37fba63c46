package dev.runesheet.engine.machine;

import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;

/** The player who stands in for the controller of what nobody controls. */
final class ActingPlayer {

  private ActingPlayer() {}

  /**
   * The player from whom an entity is seen; -1 for nobody.
   *
   * @param running what runs at the moment; null if nothing does
   */
  static int of(Entity entity, Reaction running, GameState game, Changes changes) {
    int controller = entity.getController();
    if (controller >= 0 || running == null) {
      return controller;
    }
    int player = running.getRun().player();
    Entity self = running.getSelf(); // Not what the game is itself, which is always present.
    boolean ofCard = player < 0 && (!self.isPresent() || changes.isCommon(self.getZone()));
    return ofCard ? game.active() : player;
  }
}
