package dev.runesheet.bench.duel;

/** Rolls of a seeded {@link SplitMix64}: the same seed gives the same rolls. */
public final class SeededChance implements Chance {

  private final SplitMix64 random;

  /** Rolls from a seed. */
  public SeededChance(long seed) {
    random = new SplitMix64(seed);
  }

  /** Starts again from a seed, for the next match. */
  public void seed(long seed) {
    random.state(seed);
  }

  @Override
  public long roll(long sides) {
    return 1 + random.below(sides);
  }

  @Override
  public long mark() {
    return random.state();
  }

  @Override
  public void rewind(long mark) {
    random.state(mark);
  }
}
