package dev.runesheet.bench.duel;

import java.util.Arrays;

/** Every attribute change of a match in order: its log and at the same time its undo journal. */
final class ChangeLog {

  private int[] slots = new int[256];
  private int[] sources = new int[256];
  private double[] olds = new double[256];
  private double[] news = new double[256];
  private int size;

  /** Adds a change. */
  void add(int slot, double oldValue, double newValue, int source) {
    if (size == slots.length) {
      grow();
    }
    slots[size] = slot;
    sources[size] = source;
    olds[size] = oldValue;
    news[size++] = newValue;
  }

  private void grow() {
    slots = Arrays.copyOf(slots, 2 * size);
    sources = Arrays.copyOf(sources, 2 * size);
    olds = Arrays.copyOf(olds, 2 * size);
    news = Arrays.copyOf(news, 2 * size);
  }

  /** How many changes there are. */
  int size() {
    return size;
  }

  /** Forgets all changes and leaves the attributes alone. */
  void clear() {
    size = 0;
  }

  /** Takes the changes from an index on back, the last one first. */
  void undo(int newSize, double[] attributes) {
    while (size > newSize) {
      size--;
      attributes[slots[size]] = olds[size];
    }
  }

  /** The change at an index. */
  Change get(int index, Duel duel) {
    int width = duel.attributes().size();
    int slot = slots[index];
    return new Change(
        slot / width, slot % width, olds[index], news[index], duel.source(sources[index]));
  }
}
