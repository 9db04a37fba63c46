package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import java.util.function.ToIntFunction;

/**
 * The number of times that an ability is chosen at once, if something holds; what comes later
 * counts.
 *
 * @param parity the nights or days in which it holds
 * @param count which players are compared with a number
 * @param relation how
 * @param players the number
 * @param times how many times, or by what the number of players is divided
 * @param divided the players whose number is divided, if any are
 */
public record Scale(
    Parity parity, Count count, Relation relation, int players, int times, Count divided) {

  /** The numbers of nights and days. */
  public enum Parity {
    ANY,
    ODD,
    EVEN;

    boolean fits(int phase) {
      return this == ANY || (this == ODD) == ((phase + 1) / 2 % 2 == 1);
    }
  }

  /** The players who are counted. */
  public enum Count {
    NONE(match -> 0),
    LIVING(match -> Players.living(match).size()),
    TOTAL(match -> match.state(WolfState.class).players);

    private final ToIntFunction<MatchContext> number;

    Count(ToIntFunction<MatchContext> number) {
      this.number = number;
    }
  }

  /** A relation of two numbers. */
  public enum Relation {
    ANY((one, other) -> true),
    BELOW((one, other) -> one < other),
    ABOVE((one, other) -> one > other),
    AT_MOST((one, other) -> one <= other),
    AT_LEAST((one, other) -> one >= other),
    EQUAL((one, other) -> one == other);

    private final Test test;

    private interface Test {
      boolean holds(int one, int other);
    }

    Relation(Test test) {
      this.test = test;
    }
  }

  /** A number of times, or one for each so many players. */
  public static Scale of(Parity parity, int times, Count divided) {
    return new Scale(parity, Count.NONE, Relation.ANY, 0, times, divided);
  }

  /** True if it holds in a phase. */
  public boolean holds(MatchContext match, int phase) {
    return parity.fits(phase) && relation.test.holds(count.number.applyAsInt(match), players);
  }

  /** The number of times. */
  public int number(MatchContext match) {
    return divided == Count.NONE ? times : Math.max(1, divided.number.applyAsInt(match) / times);
  }
}
