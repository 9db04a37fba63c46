package dev.runesheet.game.werewolf.state;

import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.List;

/** The players: the first entities of a match, in their order. */
public final class Players {

  /** The word for no player. */
  public static final String NOBODY = "nobody";

  /** The kind of their entities. */
  public static final String KIND = "player";

  /** The zone of those who live. */
  public static final String ALIVE = "alive";

  /** The zone of those who are seen to be dead. */
  public static final String DEAD = "dead";

  private Players() {}

  /** True if an entity is a player. */
  public static boolean isPlayer(MatchContext match, int entity) {
    return entity >= 0 && entity < match.state(WolfState.class).players;
  }

  /** True if a player lives; who has just died does not, though nobody sees it yet. */
  public static boolean isAlive(MatchContext match, int player) {
    return isPlayer(match, player)
        && match.entity(player).getZone().equals(ALIVE)
        && !match.state(WolfState.class).dying.contains(player);
  }

  /** The living players, in order of their seats. */
  public static List<Integer> living(MatchContext match) {
    List<Integer> living = new ArrayList<>();
    for (int player = 0; player < match.state(WolfState.class).players; player++) {
      if (isAlive(match, player)) {
        living.add(player);
      }
    }
    return living;
  }

  /** The name of a player; nobody for -1. */
  public static String name(MatchContext match, int player) {
    return player < 0 ? NOBODY : match.entity(player).getName();
  }

  /** The name of the player's own role. */
  public static String role(MatchContext match, int player) {
    Mark role = Marks.latest(match, MarkType.ROLE, player);
    return role == null ? "" : role.says(Detail.NAME);
  }

  /** The team that a player plays for. */
  public static String team(MatchContext match, int player) {
    Mark role = Marks.latest(match, MarkType.ROLE, player);
    return role == null ? "" : role.says(Detail.TEAM);
  }
}
