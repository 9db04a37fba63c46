package dev.runesheet.engine.play;

import dev.runesheet.engine.state.MatchState;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/** The states of a match before each answer that can be taken back, the latest first. */
final class UndoHistory {

  private final Deque<Moment> moments = new ArrayDeque<>();

  /**
   * The state of a match before an answer.
   *
   * @param position the state except the facts
   * @param sequence the number of the next effect that comes into play
   * @param mark the length of the log, by which the facts are taken back
   * @param numbers how many entities each player knew by a number of his own
   */
  record Moment(MatchState position, int sequence, int mark, Map<Integer, Integer> numbers) {}

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
              + " restored, or changed by update() and not answered since.");
    }
    return moments.pop();
  }

  /** Forgets all: what happened since cannot be taken back. */
  void forget() {
    moments.clear();
  }
}
