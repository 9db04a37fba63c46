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

  /**
   * Takes the latest.
   *
   * @throws IllegalStateException if there is none
   */
  Moment pop(String game) {
    if (moments.isEmpty()) {
      throw new IllegalStateException(
          "match ("
              + game
              + ") has no answer to take back. Maybe it stands at its start, or it was forked,"
              + " restored, or changed by direct() and not answered since.");
    }
    return moments.pop();
  }

  /** Forgets all: what happened since cannot be taken back. */
  void forget() {
    moments.clear();
  }
}
