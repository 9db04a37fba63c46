package dev.runesheet.engine.machine;

import dev.runesheet.engine.state.ActivePlayer;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;

/** The player from whose side an entity is seen, and who acts for what nobody controls. */
final class ActingPlayer {

  private ActingPlayer() {}

  /**
   * The player from whose side an entity is seen; -1 for nobody.
   *
   * @param running what runs at the moment; null if nothing does
   */
  static int side(Entity entity, Reaction running) {
    int controller = entity.getController();
    return controller >= 0 || running == null ? controller : running.getRun().player();
  }

  /** The same, or who acts for a card on nobody's side: the player whose turn it is. */
  static int of(Entity entity, Reaction running, GameState game, Changes changes) {
    int player = side(entity, running);
    if (player >= 0 || running == null) {
      return player;
    }
    Entity self = running.getSelf(); // Not what the game is itself, which is always present.
    boolean ofCard = !self.isPresent() || changes.isCommon(self.getZone());
    return ofCard ? ActivePlayer.of(game) : player;
  }
}
