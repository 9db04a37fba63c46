package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.word.FlagNumber;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.stream.Stream;

/**
 * A player with resources. What cards do for a player is in force on this entity: costs are worked
 * out from its stats, which are changed by modifiers.
 */
public final class Player extends Entity {

  /** The kind of these entities. */
  public static final String KIND = "player";

  /** All its numbers. */
  public static final StatSchema STATS =
      new StatSchema(
          Stream.of(
                  Resource.STATS.stream(),
                  PlayerStats.OF_FLAGS.stream().map(FlagNumber::stat),
                  Stream.of(PlayerStats.SAILS))
              .flatMap(stats -> stats)
              .toList());

  public Player(int id, String name, int seat, StatSchema schema) {
    super(id, KIND, KIND, name, seat, "table", schema);
    PlayerStats.OF_FLAGS.forEach(one -> write(STATS.index(one.stat()), one.begins()));
  }

  private Player(Player other) {
    super(other);
  }

  @Override
  public Player copy() {
    return new Player(this);
  }

  /** The seat, from 0 for the first player. */
  public int seat() {
    return getController();
  }

  /** The amount of a resource the player has. */
  public int has(Resource resource) {
    return (int) base(resource.index());
  }
}
