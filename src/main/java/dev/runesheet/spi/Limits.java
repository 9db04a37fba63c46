package dev.runesheet.spi;

import java.util.List;

/**
 * The limits beyond which an action counts as endless. Counted from the game's last {@link
 * MatchContext#resetCounts()}. Whatever they are, consequences within consequences end at a depth
 * of 100,000, and those that ask a question at 3,000: the action fails.
 *
 * @param waiting the largest number of events waiting at the same time
 * @param events the largest number of events processed
 * @param activations the largest number of programs started
 * @param operations the largest number of changes, questions and random outcomes
 * @param drop whether further events are dropped and counted, rather than the action failing
 */
public record Limits(int waiting, int events, int activations, int operations, boolean drop) {

  /** The most repetitions of lines, also where the number of changes has no limit. */
  public static final int MOST_STEPS = 1_000_000;

  /**
   * Checks the limits.
   *
   * @throws IllegalArgumentException if one is below 0
   */
  public Limits {
    if (Math.min(Math.min(waiting, events), Math.min(activations, operations)) < 0) {
      throw new IllegalArgumentException(
          "limits ("
              + List.of(waiting, events, activations, operations)
              + ") must be 0 or more each.");
    }
  }

  /** Generous limits for games that name none; over them the action fails. */
  public static final Limits DEFAULT = new Limits(10_000, 100_000, 10_000, MOST_STEPS, false);
}
