package dev.runesheet.game.werewolf.role;

import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.game.werewolf.word.Relation;
import java.util.function.ToIntFunction;

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

    boolean holds(ToIntFunction<PlayerCount> number) {
      return relation.holds(number.applyAsInt(count), players);
    }
  }

  /** True if it holds in a phase with these numbers of players. */
  public boolean holds(int phase, ToIntFunction<PlayerCount> number) {
    return parity.fits(phase) && (test == null || test.holds(number));
  }

  /** The number of times with these numbers of players. */
  public int number(ToIntFunction<PlayerCount> number) {
    return divided == null ? times : Math.max(1, number.applyAsInt(divided) / times);
  }
}
