package dev.runesheet.game.queensblood.board;

import dev.runesheet.spelling.Excerpt;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** The two sides: Y on the left is player 0, E on the right is player 1. */
public final class Side {

  /** The player on the left, who begins. */
  public static final int LEFT = 0;

  /** The player on the right. */
  public static final int RIGHT = 1;

  /** The letter of the left side. */
  public static final String LEFTS = "Y";

  /** The letter of the right side. */
  public static final String RIGHTS = "E";

  /** The letters of both sides. */
  public static final List<String> LETTERS = List.of(LEFTS, RIGHTS);

  private static final String NOBODYS = "N";

  /** The letters of the owners of tiles: both sides, and nobody. */
  public static final List<String> OWNERS = List.of(LEFTS, RIGHTS, NOBODYS);

  /** The number of neither side. */
  public static final int NOBODY = -1;

  private Side() {}

  /** The letter of records and pictures: Y, E, or N for nobody. */
  public static String letter(int side) {
    return side == LEFT || side == RIGHT ? LETTERS.get(side) : NOBODYS;
  }

  /**
   * The side of a letter.
   *
   * @throws IllegalArgumentException if it is none of Y, E and N
   */
  public static int of(String letter) {
    if (!OWNERS.contains(letter)) {
      throw new IllegalArgumentException("side (" + Excerpt.of(letter) + ") is not Y, E or N.");
    }
    return letter.equals(NOBODYS) ? NOBODY : LETTERS.indexOf(letter);
  }

  /** A map of both sides, by their letters. */
  public static <T> Map<String, T> both(T left, T right) {
    Map<String, T> both = new LinkedHashMap<>();
    both.put(letter(LEFT), left);
    both.put(letter(RIGHT), right);
    return both;
  }

  /** A map from the letter of each side to the value of its number. */
  public static <T> Map<String, T> bySide(IntFunction<T> ofSide) {
    return both(ofSide.apply(LEFT), ofSide.apply(RIGHT));
  }

  /** A map from the letter of each side to its value. */
  public static <T> Map<String, T> each(Function<String, T> ofLetter) {
    return bySide(side -> ofLetter.apply(letter(side)));
  }

  /** True if a test holds for the letters of both sides. */
  public static boolean all(Predicate<String> test) {
    return LETTERS.stream().allMatch(test);
  }

  /** The side that signed influence is of. */
  public static int leading(double influence) {
    return influence > 0 ? LEFT : influence < 0 ? RIGHT : NOBODY;
  }

  /** The direction of a side's influence: positive for the left side. */
  public static int sign(int side) {
    return side == LEFT ? 1 : -1;
  }
}
