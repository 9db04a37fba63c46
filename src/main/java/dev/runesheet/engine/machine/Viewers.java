package dev.runesheet.engine.machine;

import dev.runesheet.engine.network.Network;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;

/** The side from which what an entity has is seen: that of its player. */
final class Viewers {

  private Viewers() {}

  /** Lets rules derive anew what the effects of an entity reach, since it is another player's. */
  static void turn(LiveWorld world, Network network, Entity entity) {
    for (InPlay effect : world.on(entity)) {
      if (effect.seeFrom(entity)) {
        network.delete(effect);
        network.insert(effect);
      }
    }
  }
}
