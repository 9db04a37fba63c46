package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.spi.MatchContext;
import java.util.TreeSet;

/** The phases in a row in which nobody has died, or in which nothing that lasts has changed. */
final class Standstill {

  private Standstill() {}

  /** Notes how things stand before the first phase. */
  static void begin(MatchContext match) {
    match.state(WolfState.class).standing = new TreeSet<>(Marks.standing(match));
  }

  /** Counts the phase that ends. */
  static void count(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    state.quiet = isDeadly(state) ? 0 : state.quiet + 1;
    state.unchanged = isChanged(match) ? 0 : state.unchanged + 1;
    begin(match);
  }

  /** The number of whole phases since the last death; 0 if somebody died in this one. */
  static int withoutDeath(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    return isDeadly(state) ? 0 : state.quiet;
  }

  /** True if so many whole phases, and this one so far, have changed nothing. */
  static boolean isUnchanged(MatchContext match, int phases) {
    return match.state(WolfState.class).unchanged >= phases && !isChanged(match);
  }

  private static boolean isChanged(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    return isDeadly(state) || !Marks.standing(match).equals(state.standing);
  }

  private static boolean isDeadly(WolfState state) {
    return state.deaths.stream().anyMatch(one -> one.phase() == state.phase);
  }
}
