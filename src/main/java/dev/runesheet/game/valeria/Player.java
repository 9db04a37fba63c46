package dev.runesheet.game.valeria;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.StatSchema;
import java.util.List;

/**
 * A player with resources. What cards do for a player is in force on this entity: costs are worked
 * out from its stats, which are changed by modifiers.
 */
public final class Player extends Entity {

  /** The kind of these entities. */
  public static final String KIND = "player";

  /** Added to the gold that a citizen costs. */
  public static final String HIRE_GOLD = "hire_gold";

  /** The gold that each card of the same name adds to what a citizen costs; 1 if nothing is said. */
  public static final String HIRE_SURCHARGE = "hire_surcharge";

  /** Above 0 if citizens may be paid with any mix of gold, strength and magic. */
  public static final String HIRE_WILD = "hire_wild";

  /** Added to the gold that a domain costs. */
  public static final String BUILD_GOLD = "build_gold";

  /** Added to the strength that a monster costs. */
  public static final String SLAY_STRENGTH = "slay_strength";

  /** Added to the magic that a monster costs. */
  public static final String SLAY_MAGIC = "slay_magic";

  /** Above 0 if nobody may take or steal from the player. */
  public static final String IMMUNE_TAKE = "immune_take";

  static final StatSchema STATS =
      new StatSchema(
          List.of(
              Resource.GOLD.stat(),
              Resource.STRENGTH.stat(),
              Resource.MAGIC.stat(),
              Resource.VICTORY.stat(),
              Resource.MAPS.stat(),
              HIRE_GOLD,
              HIRE_SURCHARGE,
              HIRE_WILD,
              BUILD_GOLD,
              SLAY_STRENGTH,
              SLAY_MAGIC,
              IMMUNE_TAKE));

  Player(int id, String name, int seat, StatSchema schema) {
    super(id, KIND, KIND, name, seat, "table", schema);
    write(STATS.index(HIRE_SURCHARGE), 1);
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

  /** How much of a resource the player has. */
  public int has(Resource resource) {
    return (int) base(resource.ordinal());
  }
}
