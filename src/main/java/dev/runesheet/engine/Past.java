package dev.runesheet.engine;

import java.util.ArrayDeque;
import java.util.Deque;

/** How a match stood before each answer that can be taken back, the latest first. */
final class Past {

  private final Deque<Moment> moments = new ArrayDeque<>();

  /**
   * How a match stood.
   *
   * @param position all but the facts
   * @param sequence the number of the next effect that comes into play
   * @param mark how much had happened, from which the facts are those of that moment again
   */
  record Moment(Position position, int sequence, int mark) {}

  void push(Moment before) {
    moments.push(before);
  }

  /** Takes the latest; null if there is none. */
  Moment pop() {
    return moments.poll();
  }

  /** Forgets all: what happened since cannot be taken back. */
  void forget() {
    moments.clear();
  }
}
