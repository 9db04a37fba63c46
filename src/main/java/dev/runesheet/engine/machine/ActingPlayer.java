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
    boolean ofCommonCard = player < 0 && changes.isCommon(running.getSelf().getZone());
    return ofCommonCard ? game.active() : player;
  }
}
