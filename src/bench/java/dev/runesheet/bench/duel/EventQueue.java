package dev.runesheet.bench.duel;

/** The attribute changes that wait to be processed, first in first out, in a ring of fixed room. */
final class EventQueue {

  /** How many events may wait. */
  static final int MAX_QUEUE = 64;

  private final int[] slots = new int[MAX_QUEUE];
  private final double[] olds = new double[MAX_QUEUE];
  private final double[] news = new double[MAX_QUEUE];
  private int head;
  private int size;

  /** Adds an event at the end; false if there is no room. */
  boolean offer(int slot, double oldValue, double newValue) {
    if (size == MAX_QUEUE) {
      return false;
    }
    int tail = (head + size++) % MAX_QUEUE;
    slots[tail] = slot;
    olds[tail] = oldValue;
    news[tail] = newValue;
    return true;
  }

  /** The slot of the first event. */
  int slot() {
    return slots[head];
  }

  /** The value before the first event. */
  double oldValue() {
    return olds[head];
  }

  /** The value after the first event. */
  double newValue() {
    return news[head];
  }

  /** Takes the first event out. */
  void remove() {
    head = (head + 1) % MAX_QUEUE;
    size--;
  }

  /** How many wait. */
  int size() {
    return size;
  }

  /** Drops all events. */
  void clear() {
    size = 0;
  }
}
