package dev.runesheet.table.effect;

import java.util.ArrayList;
import java.util.List;

/** Orders of columns in which several rows can each run from left to right. */
final class ColumnOrder {

  private ColumnOrder() {}

  /** A shortest list that has both as subsequences, the items of the first before those added. */
  static <T> List<T> of(List<T> first, List<T> second) {
    int[][] common = common(first, second);
    List<T> merged = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < first.size() && j < second.size()) {
      if (first.get(i).equals(second.get(j))) {
        merged.add(first.get(i++));
        j++;
      } else if (common[i + 1][j] >= common[i][j + 1]) {
        merged.add(first.get(i++));
      } else {
        merged.add(second.get(j++));
      }
    }
    merged.addAll(first.subList(i, first.size()));
    merged.addAll(second.subList(j, second.size()));
    return merged;
  }

  /** The length of the longest common subsequence of each pair of tails. */
  private static <T> int[][] common(List<T> first, List<T> second) {
    int[][] common = new int[first.size() + 1][second.size() + 1];
    for (int i = first.size() - 1; i >= 0; i--) {
      for (int j = second.size() - 1; j >= 0; j--) {
        common[i][j] =
            first.get(i).equals(second.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }
}
