package dev.runesheet.engine.machine;

import dev.runesheet.engine.network.Network;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;

/** The side from which a status is seen: that of the player whose entity has it. */
final class Viewers {

  private Viewers() {}

  /** Lets rules derive anew what the statuses of an entity reach, since it is another player's. */
  static void turn(LiveWorld world, Network network, Entity entity) {
    for (InPlay effect : world.on(entity)) {
      if (effect.seeFrom(entity)) {
        network.delete(effect);
        network.insert(effect);
      }
    }
  }
}
