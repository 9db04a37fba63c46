package dev.runesheet.game.valeria.price;

import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;

/** Gains, losses and payments of players. */
public final class ResourceChanges {

  private ResourceChanges() {}

  /**
   * Changes how much of a resource a player has, never below 0.
   *
   * @param by the amount gained; below 0 for a loss
   * @return the actual change
   */
  public static int change(MatchContext match, Player player, Resource resource, int by) {
    int before = player.has(resource);
    int after = Math.max(0, before + by);
    match.setStat(player, resource.stat(), after);
    return after - before;
  }

  /** Moves an amount of a resource from one player to another, at most what the player has. */
  public static int move(
      MatchContext match, Player from, Player to, Resource resource, int amount) {
    int taken = -change(match, from, resource, -amount);
    change(match, to, resource, taken);
    return taken;
  }
}
