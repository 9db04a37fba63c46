package dev.runesheet.game.valeria.word;

import java.util.List;

/** The events that effects of cards answer. */
public final class Triggers {

  /** Doubles were rolled: about the roller. */
  public static final String DOUBLES = "rolls doubles";

  /** The events of the centre have answered doubles: about the roller. */
  public static final String DOUBLES_SETTLED = "doubles settled";

  /** All else that answers the roll has happened: about the roller. */
  public static final String ROLL_SETTLED = "roll settled";

  /** The harvest begins: about the active player. */
  public static final String HARVEST_STARTS = "harvest starts";

  /** A player has more magic than before the harvest: about that player. */
  public static final String HARVESTS_MAGIC = "gains magic in the harvest";

  /** The action phase begins: about the active player. */
  public static final String ACTIONS_START = "action phase starts";

  /** The action phase ends: about the active player. */
  public static final String ACTIONS_END = "action phase ends";

  /** A citizen was hired: about the player who did. */
  public static final String HIRES = "hires";

  /** A domain was built: about the player who did. */
  public static final String BUILDS = "builds";

  /** A monster was slain in the action phase: about the player who did. */
  public static final String SLAYS = "slays";

  /** All of them. */
  public static final List<String> ALL =
      List.of(
          DOUBLES,
          DOUBLES_SETTLED,
          ROLL_SETTLED,
          HARVEST_STARTS,
          HARVESTS_MAGIC,
          ACTIONS_START,
          ACTIONS_END,
          HIRES,
          BUILDS,
          SLAYS);

  private Triggers() {}
}
