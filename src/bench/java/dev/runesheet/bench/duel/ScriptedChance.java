package dev.runesheet.bench.duel;

/** Rolls from a list, in its order. */
public final class ScriptedChance implements Chance {

  private final long[] rolls;
  private int next;

  /** Rolls in the order given. */
  public ScriptedChance(long... rolls) {
    this.rolls = rolls.clone();
  }

  /**
   * The next roll of the list. If there is none, the match that wanted it stays in mid-phase and
   * must be started anew.
   *
   * @throws IllegalStateException if the list has ended or its roll is not one of the die
   */
  @Override
  public long roll(long sides) {
    if (next == rolls.length) {
      throw new IllegalStateException("no roll left after " + next + " scripted ones");
    }
    long roll = rolls[next];
    if (roll < 1 || roll > sides) {
      throw new IllegalStateException(
          "scripted roll " + next + " is " + roll + " on a die of " + sides);
    }
    next++;
    return roll;
  }

  @Override
  public long mark() {
    return next;
  }

  @Override
  public void rewind(long mark) {
    next = (int) mark;
  }
}
