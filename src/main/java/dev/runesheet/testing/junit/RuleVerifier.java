package dev.runesheet.testing.junit;

/**
 * A fluent Java form of scenarios, in the words of the game:
 *
 * <pre>{@code
 * rules.given("heroes: [fire-mage, fighter]")
 *     .when("choose: Fireball")
 *     .then("stats: {1: {health: 90, burn: 1}}");
 * }</pre>
 *
 * <p>Texts are YAML, as in files of scenarios; {@code and} adds a field with a Java value. A {@code
 * then} plays at once and throws an {@link AssertionError} with sentences: the expected and the
 * actual values, and the log. An unknown word is reported with the nearest valid one. Steps are
 * immutable: one can be kept and continued several times.
 */
public interface RuleVerifier {

  /** Begins without a position. */
  Given given();

  /** Begins with a position or set-up, in the words of {@code given}. */
  Given given(String yaml);

  /** The steps after a given position. */
  interface Given extends Told {

    /** Adds a field of {@code given}: a number, text, list, map, true or false. */
    Given and(String field, Object value);

    /** Plays a variant of the game. */
    Given variant(String name);

    /** Lists the outcomes that chance gives out, in order. */
    Given chance(int... outcomes);

    /** Uses a seed for all outcomes. */
    Given seed(long seed);
  }

  /** The steps before an action or an expectation. */
  interface Told {

    /** Adds an action, in the words of {@code when}. */
    When when(String yaml);

    /** Plays, and expects something of the position then, in the words of {@code then}. */
    Then then(String yaml);

    /** Plays, and expects a value of a field of {@code then}. */
    Then then(String field, Object value);
  }

  /** The steps after an action. */
  interface When extends Told {

    /**
     * Plays, and expects that the last action is refused.
     *
     * @param error the word of {@code error}, for example {@code illegal}
     */
    Then isRefused(String error);
  }

  /** The result of an expectation that held. */
  interface Then {

    /** Expects further fields of {@code then}. */
    Then and(String yaml);

    /** Expects a value of a further field of {@code then}. */
    Then and(String field, Object value);
  }
}
