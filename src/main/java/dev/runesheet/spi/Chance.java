package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.fault.ActionFailure;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * The match's only source of chance. Seeded, it is SplitMix64 (Steele, Lea and Flood, "Fast
 * splittable pseudorandom number generators", 2014) with unbiased bounded draws by rejection;
 * scripted, it gives out recorded outcomes in order. Both are the same on every JVM.
 */
public final class Chance {

  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final int[] script;
  private long state;
  private int drawn;

  private Chance(long state, int[] script, int drawn) {
    this.state = state;
    this.script = script;
    this.drawn = drawn;
  }

  /** Outcomes from a seed. */
  public static Chance seeded(long seed) {
    return new Chance(seed, null, 0);
  }

  /**
   * Recorded outcomes, given out in order.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public static Chance scripted(int... outcomes) {
    return new Chance(0, given(outcomes, "outcomes").clone(), 0);
  }

  /**
   * A chance as data.
   *
   * @param state the state of the generator
   * @param script the outcomes in order; null if a seed makes them
   * @param drawn the number of outcomes drawn so far
   */
  public record State(long state, int[] script, int drawn) {

    /**
     * Copies the outcomes, and refuses a number of draws that there cannot have been.
     *
     * @throws IllegalArgumentException if it is below 0, above the number of outcomes listed, or
     *     above 2^30, so that a match can go on for as long again
     */
    public State {
      if (drawn < 0 || drawn > 1 << 30 || script != null && drawn > script.length) {
        String of = script == null ? "" : " of " + script.length;
        throw new IllegalArgumentException("drawn (" + drawn + of + ") is no number of outcomes.");
      }
      script = script == null ? null : script.clone();
    }

    /** A copy of the outcomes in order; null if a seed makes them. */
    @Override
    public int[] script() {
      return script == null ? null : script.clone();
    }
  }

  /**
   * A chance that goes on from a state.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public static Chance restored(State state) {
    return new Chance(given(state, "state").state, state.script, state.drawn);
  }

  /** A chance that goes on as this does, by itself. */
  public Chance copy() {
    return new Chance(state, script, drawn);
  }

  /** The number of outcomes drawn so far. */
  public int drawn() {
    return drawn;
  }

  /** The seed that goes on as this does; empty if the outcomes are listed. */
  public OptionalLong seed() {
    return script == null ? OptionalLong.of(state) : OptionalLong.empty();
  }

  /** All outcomes that are listed, in order; empty if they come from a seed. */
  public List<Integer> outcomes() {
    return script == null ? List.of() : Arrays.stream(script).boxed().toList();
  }

  /** The state, from which {@link #restored} goes on. */
  public State state() {
    return new State(state, script, drawn);
  }

  /**
   * A whole number from 1 to {@code sides}, each as likely.
   *
   * @throws IllegalArgumentException if there are no sides
   * @throws ActionFailure with the reason {@code chance} if a script has no outcome left, or one
   *     that the die does not have
   */
  public int roll(int sides) {
    if (sides < 1) {
      throw new IllegalArgumentException("sides (" + sides + ") must be at least 1.");
    }
    int outcome = script == null ? 1 + bounded(sides) : scriptedOutcome(sides);
    drawn++;
    return outcome;
  }

  /** True if that many more outcomes can be drawn; always, unless they are listed. */
  public boolean has(int outcomes) {
    return script == null || script.length - drawn >= outcomes;
  }

  private int scriptedOutcome(int sides) {
    if (drawn >= script.length) {
      throw new ActionFailure(
          ActionFailure.CHANCE,
          "The script has "
              + script.length
              + (script.length == 1 ? " chance outcome" : " chance outcomes")
              + "; at least one more is needed. Maybe list it, or give a seed.");
    }
    int outcome = script[drawn];
    if (outcome < 1 || outcome > sides) {
      throw new ActionFailure(
          ActionFailure.CHANCE,
          "Chance outcome "
              + (drawn + 1)
              + " of the script is "
              + outcome
              + ", expected 1 to "
              + sides
              + ".");
    }
    return outcome;
  }

  private int bounded(int bound) {
    long bits = nextLong() >>> 1;
    long value = bits % bound;
    while (bits - value + (bound - 1) < 0) {
      bits = nextLong() >>> 1;
      value = bits % bound;
    }
    return (int) value;
  }

  private long nextLong() {
    state += STEP;
    long mixed = state;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
