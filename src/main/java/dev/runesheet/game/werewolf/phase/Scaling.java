package dev.runesheet.game.werewolf.phase;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.game.werewolf.RoleAbility;
import dev.runesheet.game.werewolf.Scale;

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
      if (scale.holds(match, due)) {
        times = scale.number(match);
        matched = true;
      } else if (!matched) {
        times = 0;
      }
    }
    return times;
  }
}
