package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.Scale;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.spi.MatchContext;
import java.util.function.ToIntFunction;

/** The number of times that an ability is chosen at once. */
final class Scaling {

  private Scaling() {}

  /**
   * The number of times; 0 if it cannot be chosen.
   *
   * @param due the phase in which it is used
   */
  static int times(MatchContext match, RoleAbility ability, int due) {
    ToIntFunction<PlayerCount> number = count -> number(match, count);
    int times = 1;
    boolean matched = false;
    for (Scale scale : ability.scaling()) {
      if (scale.holds(due, number)) {
        times = scale.number(number);
        matched = true;
      } else if (!matched) {
        times = 0;
      }
    }
    return times;
  }

  private static int number(MatchContext match, PlayerCount count) {
    return switch (count) {
      case LIVING -> Players.living(match).size();
      case TOTAL -> match.state(WolfState.class).players;
    };
  }
}
