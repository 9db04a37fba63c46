package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.game.werewolf.word.Relation;

/**
 * The number of times that an ability is chosen at once, if something holds; what comes later
 * counts.
 *
 * @param parity the nights or days in which it holds
 * @param test what must hold besides; null for nothing
 * @param times how many times, or by what the number of players is divided
 * @param divided the players whose number is divided; null for none
 */
public record Scale(Parity parity, Test test, int times, PlayerCount divided) {

  /** The numbers of nights and days. */
  public enum Parity {
    ANY,
    ODD,
    EVEN;

    boolean fits(int phase) {
      return this == ANY || (this == ODD) == ((phase + 1) / 2 % 2 == 1);
    }
  }

  /** A comparison of the number of some players with another number. */
  public record Test(PlayerCount count, Relation relation, int players) {

    boolean holds(MatchContext match) {
      return relation.holds(number(match, count), players);
    }
  }

  /** True if it holds in a phase. */
  public boolean holds(MatchContext match, int phase) {
    return parity.fits(phase) && (test == null || test.holds(match));
  }

  /** The number of times. */
  public int number(MatchContext match) {
    return divided == null ? times : Math.max(1, number(match, divided) / times);
  }

  private static int number(MatchContext match, PlayerCount count) {
    return switch (count) {
      case LIVING -> Players.living(match).size();
      case TOTAL -> match.state(WolfState.class).players;
    };
  }
}
