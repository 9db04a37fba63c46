package dev.runesheet.table.effect;

import dev.runesheet.spelling.CommonSubsequence;
import java.util.ArrayList;
import java.util.List;

/** Orders of columns in which several rows can each run from left to right. */
final class ColumnOrder {

  private ColumnOrder() {}

  /** A shortest list that has both as subsequences, the items of the first before those added. */
  static <T> List<T> of(List<T> first, List<T> second) {
    CommonSubsequence common = CommonSubsequence.of(first, second);
    List<T> merged = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < first.size() && j < second.size()) {
      if (first.get(i).equals(second.get(j))) {
        merged.add(first.get(i++));
        j++;
      } else if (common.skipsFirst(i, j)) {
        merged.add(first.get(i++));
      } else {
        merged.add(second.get(j++));
      }
    }
    merged.addAll(first.subList(i, first.size()));
    merged.addAll(second.subList(j, second.size()));
    return merged;
  }
}
