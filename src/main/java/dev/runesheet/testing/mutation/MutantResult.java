package dev.runesheet.testing.mutation;

import java.util.Locale;

/**
 * The result of testing a mutant.
 *
 * @param mutant the mutant
 * @param outcome whether it was noticed
 * @param ran the number of scenarios and golden games run until then
 * @param noticed the name of the scenario or golden game that noticed it; empty if none did
 */
public record MutantResult(Mutant mutant, Outcome outcome, int ran, String noticed) {

  /** The fate of a mutant. */
  public enum Outcome {
    /** A scenario or golden game failed. */
    KILLED,
    /** All tests that touch it had the same results as before. */
    SURVIVED,
    /** No test touches it. */
    UNTOUCHED;

    /** The outcome in lower case. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** True if nothing noticed it. */
  public boolean survived() {
    return outcome != Outcome.KILLED;
  }

  /** The outcome in words. */
  public String words() {
    return switch (outcome) {
      case KILLED -> "noticed by " + noticed;
      case SURVIVED ->
          ran == 1 ? "1 scenario ran and did not notice" : ran + " scenarios ran, none noticed";
      case UNTOUCHED -> "no scenario touches it";
    };
  }
}
