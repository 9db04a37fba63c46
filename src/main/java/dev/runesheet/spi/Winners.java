package dev.runesheet.spi;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The winners of a match in data: of one winner the field {@code winner} tells, and {@code winners}
 * is written only where several share the win.
 */
public final class Winners {

  /** The number in place of a winner where nobody won, or several did. */
  public static final int NOBODY = -1;

  private Winners() {}

  /** The only one of the winners; {@link #NOBODY} if there is none, or several share the win. */
  public static int only(List<Integer> winners) {
    return winners.size() == 1 ? winners.get(0) : NOBODY;
  }

  /**
   * The list of one winner; an empty one for {@link #NOBODY}.
   *
   * @throws IllegalArgumentException if it is neither a player nor {@link #NOBODY}
   */
  public static List<Integer> of(int winner) {
    if (winner < NOBODY) {
      throw new IllegalArgumentException("winner (" + winner + ") must be -1 or more.");
    }
    return winner == NOBODY ? List.of() : List.of(winner);
  }

  /** The players of so many who have the largest of a number, which they share. */
  public static List<Integer> largest(int players, IntToDoubleFunction number) {
    double largest = IntStream.range(0, players).mapToDouble(number).max().orElse(0);
    return IntStream.range(0, players)
        .filter(player -> number.applyAsDouble(player) == largest)
        .boxed()
        .toList();
  }

  /**
   * All winners as two fields tell them.
   *
   * @param winner the only one; {@link #NOBODY} for none or several
   * @param winners all of them; null if {@code winner} tells as much
   * @throws IllegalArgumentException if the fields contradict each other
   */
  public static List<Integer> told(int winner, List<Integer> winners) {
    List<Integer> all = winners == null ? of(winner) : List.copyOf(winners);
    if (only(all) != winner) {
      throw new IllegalArgumentException(
          "winner (" + winner + ") is not the only one of the winners " + all + ".");
    }
    return all;
  }

  /** A filter of Jackson: equal to the lists that are not written. */
  public static final class UnlessShared {

    @Override
    public boolean equals(Object winners) {
      return !(winners instanceof List<?> all) || all.size() < 2;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }
}
