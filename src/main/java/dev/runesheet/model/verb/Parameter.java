package dev.runesheet.model.verb;

import dev.runesheet.spi.verb.Param;

/**
 * A parameter of a verb.
 *
 * @param name its name in sources
 * @param type the kind of its arguments
 * @param words for {@link Type#WORD}: the list of the vocabulary, for example {@code stat}
 * @param scope for {@link Type#WORD}: the beginning of the name of the scope that the verb looks
 *     into, which the word ends; empty if it is not known to look into any
 * @param choices for {@link Type#WORD}: the words of an enum; {@link Choices#NONE} otherwise
 * @param accepts for {@link Type#ENTITY}: what it must be; {@link Param.Accepts#ANY} otherwise
 * @param min for numbers: the smallest constant allowed
 * @param max for numbers: the largest constant allowed
 * @param turnsBelowZero whether an amount below 0 does the opposite of what the verb says
 * @param idle the constant with which the verb changes nothing; NaN if there is none
 * @param doc one line of documentation
 */
public record Parameter(
    String name,
    Type type,
    String words,
    String scope,
    Choices choices,
    Param.Accepts accepts,
    double min,
    double max,
    boolean turnsBelowZero,
    double idle,
    String doc) {

  /** The kind of a parameter's arguments. */
  public enum Type {
    /** An entity by its role. */
    ENTITY,
    /** A number worked out when the verb runs. */
    NUMBER,
    /** A whole number as written. */
    WHOLE,
    /** A word of a list. */
    WORD
  }

  /** The smallest whole number that can be written for it, within the range of {@code int}. */
  public int least() {
    return (int) Math.ceil(min);
  }

  /** The largest whole number that can be written for it, within the range of {@code int}. */
  public int most() {
    return (int) Math.floor(max);
  }
}
