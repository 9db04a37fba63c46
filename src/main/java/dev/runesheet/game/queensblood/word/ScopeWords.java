package dev.runesheet.game.queensblood.word;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The words that effects use for scopes. */
public final class ScopeWords {

  /** The card itself. */
  public static final String SELF = "self";

  /** Empty tiles of the own side with a rank above 0. */
  public static final String EMPTY_TILES = "own empty tiles";

  /** Every group of cards. */
  public static final List<String> CARDS =
      Arrays.stream(ScopeRegion.values())
          .flatMap(where -> Arrays.stream(ScopeSides.values()).map(whose -> name(whose, where)))
          .toList();

  /** The scopes that a card itself is in, seen from it. */
  public static final List<String> WITH_HOLDER =
      Stream.concat(
              Stream.of(SELF),
              Stream.of(ScopeSides.ALLIES, ScopeSides.ALL)
                  .flatMap(
                      whose ->
                          Stream.of(ScopeRegion.IN_LANE, ScopeRegion.ON_BOARD)
                              .map(where -> name(whose, where))))
          .toList();

  private ScopeWords() {}

  /** The words for cards of a side at a place: {@code allies in lane}. */
  public static String name(ScopeSides whose, ScopeRegion where) {
    String place = where == ScopeRegion.ON_BOARD ? "" : " " + where.word();
    return whose.word() + place;
  }

  /** True if a word names cards of a region. */
  public static boolean isIn(ScopeRegion where, String word) {
    return Arrays.stream(ScopeSides.values()).anyMatch(whose -> name(whose, where).equals(word));
  }
}
