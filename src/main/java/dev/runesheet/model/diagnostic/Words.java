package dev.runesheet.model.diagnostic;

import dev.runesheet.spelling.NearestWord;
import java.util.Collection;

/** Words for messages: lists, quotes, and the valid word nearest to a misspelt one. */
public final class Words {

  private Words() {}

  /** A word in single quotes. */
  public static String quote(String word) {
    return "'" + word + "'";
  }

  /** "1 card", "2 cards": a number of things whose name takes an s. */
  public static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** "never", "once", "2 times": how often something happens. */
  public static String times(long number) {
    return number == 0 ? "never" : number == 1 ? "once" : number + " times";
  }

  /** "one of a, b, c", cut after a dozen words. */
  public static String oneOf(Collection<String> words) {
    return NearestWord.oneOf(words);
  }

  /** "'a', 'b' or a name", cut after a dozen: words in quotes and descriptions together. */
  public static String either(Collection<String> phrases) {
    return NearestWord.either(phrases);
  }

  /** "'x' is not one of a, b; did you mean 'a'?": a sentence about a word that is not valid. */
  public static String unknown(String word, Collection<String> valid) {
    return quote(word) + " is not " + oneOf(valid) + meant(word, valid);
  }

  /**
   * A word that is one of some.
   *
   * @param what begins the sentence about any other word, for example {@code Deck}
   * @throws IllegalArgumentException with that sentence if it is none of them
   */
  public static String known(String what, String word, Collection<String> valid) {
    if (!valid.contains(word)) {
      throw new IllegalArgumentException(what + " " + unknown(word, valid));
    }
    return word;
  }

  /** The end of a sentence about a word that is not valid, with the valid one that is meant. */
  public static String meant(String word, Collection<String> valid) {
    String nearest = nearest(word, valid);
    return nearest == null ? "." : "; did you mean " + quote(nearest) + "?";
  }

  /**
   * The range of whole numbers that a number is outside of. The largest whole number there is
   * counts as no bound, unless the number is above it.
   */
  public static String range(double found, int min, int max) {
    return found < min && max == Integer.MAX_VALUE && min != Integer.MIN_VALUE
        ? "at least " + min
        : "from " + min + " to " + max;
  }

  /**
   * The valid word nearest to the one found; see {@link NearestWord#of}.
   *
   * @return the word, or null if none is near
   */
  public static String nearest(String found, Collection<String> valid) {
    return NearestWord.of(found, valid);
  }
}
