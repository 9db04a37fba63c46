package dev.runesheet.spelling;

import java.util.List;

/**
 * The lengths of the longest common subsequences of two lists, for putting them beside each other.
 */
public final class CommonSubsequence {

  private final int[][] lengths;

  private CommonSubsequence(int[][] lengths) {
    this.lengths = lengths;
  }

  /** Compares two lists. */
  public static CommonSubsequence of(List<?> first, List<?> second) {
    int[][] lengths = new int[first.size() + 1][second.size() + 1];
    for (int i = first.size() - 1; i >= 0; i--) {
      for (int j = second.size() - 1; j >= 0; j--) {
        lengths[i][j] =
            first.get(i).equals(second.get(j))
                ? lengths[i + 1][j + 1] + 1
                : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
      }
    }
    return new CommonSubsequence(lengths);
  }

  /** True if, where two items differ, what is left has most in common without that of the first. */
  public boolean skipsFirst(int i, int j) {
    return lengths[i + 1][j] >= lengths[i][j + 1];
  }
}
