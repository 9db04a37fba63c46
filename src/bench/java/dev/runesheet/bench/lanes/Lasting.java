package dev.runesheet.bench.lanes;

import java.util.List;

/**
 * A change of power as long as its holder lies on the board.
 *
 * @param counted the state of the other cards for each of which it counts; null if it counts once
 * @param of whose cards it counts
 */
record Lasting(Scope scope, int amount, Counted counted, Scope.Whose of) {

  private static final List<String> NOUNS = List.of("allies", "enemies", "cards");

  /** The state of a card that is counted. */
  enum Counted {
    ENHANCED,
    ENFEEBLED,
    CHANGED;

    /** True if a card of such a sum of changes counts. */
    boolean holds(int delta) {
      return this == CHANGED ? delta != 0 : this == ENHANCED ? delta > 0 : delta < 0;
    }
  }

  /**
   * The change of such words; {@code per} may be empty or such as {@code other enhanced allies}.
   */
  static Lasting of(String scope, int amount, String per) {
    if (per.isEmpty()) {
      return new Lasting(Scope.of(scope), amount, null, null);
    }
    String[] words = per.split(" ");
    int noun = words.length == 3 && words[0].equals("other") ? NOUNS.indexOf(words[2]) : -1;
    if (noun < 0) {
      throw new IllegalArgumentException("cards (" + per + ") cannot be counted here.");
    }
    Counted counted = Counted.valueOf(words[1].toUpperCase(java.util.Locale.ROOT));
    return new Lasting(Scope.of(scope), amount, counted, Scope.Whose.values()[noun]);
  }
}
