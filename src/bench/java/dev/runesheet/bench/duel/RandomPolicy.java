package dev.runesheet.bench.duel;

/** Chooses every ability with the same probability, from a generator of its own. */
public final class RandomPolicy implements Policy {

  private final SplitMix64 random;

  /** A policy whose choices a seed decides. */
  public RandomPolicy(long seed) {
    random = new SplitMix64(seed);
  }

  /** Starts again from a seed, for the next match. */
  public void seed(long seed) {
    random.state(seed);
  }

  @Override
  public int choose(DuelMatch match) {
    return (int) random.below(match.abilityCount());
  }
}
