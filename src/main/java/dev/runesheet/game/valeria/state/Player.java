package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A player with resources. What cards do for a player is in force on this entity: costs are worked
 * out from its stats, which are changed by modifiers.
 */
public final class Player extends Entity {

  /** The kind of these entities. */
  public static final String KIND = "player";

  /** The numbers that continuous effects change. */
  public static final List<String> MODIFIED =
      List.of(
          PlayerStats.HIRE_COST,
          PlayerStats.SURCHARGE,
          PlayerStats.STRENGTH_HIRES,
          PlayerStats.DOMAIN_COST,
          PlayerStats.SLAY_STRENGTH,
          PlayerStats.SLAY_MAGIC,
          PlayerStats.SLAY_GOLD,
          PlayerStats.DISCOUNT_STRENGTH,
          PlayerStats.DISCOUNT_MAGIC,
          PlayerStats.IMMUNE,
          PlayerStats.EXEKRATYS_IMMUNE,
          PlayerStats.IGNORED_PIPS,
          PlayerStats.ROLLED_BLOCKED,
          PlayerStats.GOODS_COST,
          PlayerStats.TOME_COST,
          PlayerStats.NOBLE_SURCHARGE);

  /** The numbers that are added to prices, also below 0; of the others, less counts as 0. */
  public static final Set<String> ADDED =
      Set.of(
          PlayerStats.HIRE_COST,
          PlayerStats.SURCHARGE,
          PlayerStats.DOMAIN_COST,
          PlayerStats.SLAY_STRENGTH,
          PlayerStats.SLAY_MAGIC,
          PlayerStats.SLAY_GOLD,
          PlayerStats.GOODS_COST,
          PlayerStats.TOME_COST,
          PlayerStats.NOBLE_SURCHARGE);

  /** The numbers that are 1 before anything changes them, and not 0. */
  public static final Set<String> FROM_1 =
      Set.of(PlayerStats.SURCHARGE, PlayerStats.NOBLE_SURCHARGE);

  /** All its numbers. */
  public static final StatSchema STATS =
      new StatSchema(
          Stream.of(
                  Arrays.stream(Resource.values()).map(Resource::stat),
                  MODIFIED.stream(),
                  Stream.of(PlayerStats.SAILS))
              .flatMap(stats -> stats)
              .toList());

  public Player(int id, String name, int seat, StatSchema schema) {
    super(id, KIND, KIND, name, seat, "table", schema);
    FROM_1.forEach(stat -> write(STATS.index(stat), 1));
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
