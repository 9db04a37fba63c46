package dev.runesheet.game.werewolf.phase;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.game.werewolf.Players;
import dev.runesheet.game.werewolf.RoleAbility;
import dev.runesheet.game.werewolf.RoleAbility.Scale;
import dev.runesheet.game.werewolf.WolfState;

/** The number of times that an ability is chosen at once. */
final class Scaling {

  private Scaling() {}

  /**
   * The number of times; 0 if it cannot be chosen.
   *
   * @param due the phase in which it is used
   */
  static int times(MatchContext match, RoleAbility ability, int due) {
    int times = 1;
    boolean matched = false;
    for (Scale scale : ability.scaling()) {
      if (holds(match, scale, due)) {
        times = number(match, scale);
        matched = true;
      } else if (!matched) {
        times = 0;
      }
    }
    return times;
  }

  private static int number(MatchContext match, Scale scale) {
    return scale.divided().isEmpty()
        ? scale.times()
        : Math.max(1, players(match, scale.divided()) / scale.times());
  }

  private static int players(MatchContext match, String which) {
    return which.equals("living")
        ? Players.living(match).size()
        : match.state(WolfState.class).players;
  }

  private static boolean holds(MatchContext match, Scale scale, int due) {
    boolean odd = (due + 1) / 2 % 2 == 1;
    if (!scale.parity().isEmpty() && odd != scale.parity().equals("odd")) {
      return false;
    }
    int players = scale.count().isEmpty() ? 0 : players(match, scale.count());
    return switch (scale.relation()) {
      case "<" -> players < scale.players();
      case ">" -> players > scale.players();
      case "≤" -> players <= scale.players();
      case "≥" -> players >= scale.players();
      case "=" -> players == scale.players();
      default -> true;
    };
  }
}
