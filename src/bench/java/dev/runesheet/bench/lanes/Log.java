package dev.runesheet.bench.lanes;

import java.util.Arrays;

/** A log of what happened: three numbers an entry, a sort, a card or tile, and an amount. */
final class Log {

  static final int MULLIGAN = 0;
  static final int PLAYED = 1;
  static final int PASSED = 2;
  static final int LAID = 3;
  static final int INFLUENCE = 4;
  static final int ANSWERED = 5;
  static final int CHANGED = 6;
  static final int SCALED = 7;
  static final int REMOVED = 8;
  static final int ADDED = 9;
  static final int ENDED = 10;

  private int[] entries = new int[1 << 10];
  private int size;

  void add(int sort, int what, int amount) {
    if (size + 3 > entries.length) {
      entries = Arrays.copyOf(entries, 2 * entries.length);
    }
    entries[size++] = sort;
    entries[size++] = what;
    entries[size++] = amount;
  }

  int size() {
    return size;
  }

  /** Forgets what came after it had a size. */
  void cut(int earlier) {
    size = earlier;
  }
}
