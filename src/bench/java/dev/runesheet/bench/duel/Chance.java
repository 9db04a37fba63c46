package dev.runesheet.bench.duel;

/** Where the rolls of a match come from. */
public interface Chance {

  /**
   * One roll, uniform from 1 to the number of sides.
   *
   * @param sides at least 1
   */
  long roll(long sides);

  /** The present position, for {@link #rewind(long)}. */
  long mark();

  /** Goes back to a position: the rolls since then will come again. */
  void rewind(long mark);
}
