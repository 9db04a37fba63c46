package dev.runesheet.bench.duel;

/** The SplitMix64 generator: 64 bits of state, one addition and one mixing per draw. */
public final class SplitMix64 {

  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  /** A generator that starts at a seed. */
  public SplitMix64(long seed) {
    state = seed;
  }

  /** The next 64 bits. */
  public long next() {
    state += GAMMA;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * A whole number drawn uniformly from 0 to bound - 1; draws that would favour the small ones are
   * rejected.
   *
   * @param bound at least 1
   */
  public long below(long bound) {
    long bits = next() >>> 1;
    long drawn = bits % bound;
    while (bits - drawn + (bound - 1) < 0) {
      bits = next() >>> 1;
      drawn = bits % bound;
    }
    return drawn;
  }

  /** Where the generator stands; a later {@link #state(long)} brings it back there. */
  public long state() {
    return state;
  }

  /** Puts the generator at a seed or at an earlier state. */
  public void state(long newState) {
    state = newState;
  }
}
