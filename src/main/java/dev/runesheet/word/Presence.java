package dev.runesheet.word;

/**
 * The number of entities of a scope that must be there for an effect to be in force.
 *
 * @param scope the scope, seen from the holder
 * @param atLeast the least number
 * @param atMost the largest number; {@link #ANY} if there may be any
 */
public record Presence(String scope, int atLeast, int atMost) {

  /** The value of {@link #atMost} that bounds nothing. */
  public static final int ANY = Integer.MAX_VALUE;

  /**
   * The bounds in words: {@code at least 2}, {@code from 2 to 4}, {@code exactly 1}, {@code no}.
   */
  public String bounds() {
    if (atMost == 0) {
      return "no";
    } else if (atMost == ANY) {
      return "at least " + atLeast;
    } else if (atLeast == atMost) {
      return "exactly " + atMost;
    }
    return atLeast == 0 ? "at most " + atMost : "from " + atLeast + " to " + atMost;
  }

  /** True if there may be no more than one, so that one says the noun in the singular. */
  public boolean ofOne() {
    return atMost == 1 || atMost == ANY && atLeast == 1;
  }

  /** The bounds with the scope, for people who know its name. */
  @Override
  public String toString() {
    return bounds() + " of '" + scope + "'";
  }
}
