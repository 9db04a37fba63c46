package dev.runesheet.bench.duel;

import java.util.Arrays;

/** A growing list of whole numbers that keeps its room when it is cut. */
final class LongList {

  private long[] items = new long[64];
  private int size;

  /** Adds a number at the end. */
  void add(long item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = item;
  }

  /** The number at an index. */
  long get(int index) {
    return items[index];
  }

  /** How many there are. */
  int size() {
    return size;
  }

  /** Drops everything from an index on. */
  void cut(int newSize) {
    size = newSize;
  }

  /** A copy of the numbers from an index on. */
  long[] from(int start) {
    return Arrays.copyOfRange(items, start, size);
  }
}
