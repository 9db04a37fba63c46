package dev.runesheet.bench.lanes;

import java.util.Arrays;

/** The answers of effects to moments, each with all that it causes before the next. */
final class Reactions {

  private static final int MOST = 1_000;

  private final Kind[] kinds;
  private final Position now;
  private final Log log;
  private final Effects effects;
  private int count;

  /** Lists of cards that wait, one above the other. */
  private int[] waiting = new int[256];

  private int top;

  Reactions(Kind[] kinds, Position now, Log log, Effects effects) {
    this.kinds = kinds;
    this.now = now;
    this.log = log;
    this.effects = effects;
  }

  /** Begins to count anew. */
  void reset() {
    count = 0;
    top = 0;
  }

  /** The end of the lists that wait; {@link #release} brings it back there. */
  int mark() {
    return top;
  }

  void push(int number) {
    if (top == waiting.length) {
      waiting = Arrays.copyOf(waiting, 2 * top);
    }
    waiting[top++] = number;
  }

  int waiting(int at) {
    return waiting[at];
  }

  void release(int mark) {
    top = mark;
  }

  /** Lets a card answer a moment of its own. */
  void own(int card, Moment moment) {
    answer(card, kinds[now.of(card, Position.KIND)].answers(moment), moment);
  }

  /** Lets a card answer with effects, as long as it lies. */
  void answer(int card, Answer[] answers, Moment moment) {
    for (Answer answer : answers) {
      if (now.lies(card)) {
        run(card, answer, moment);
      }
    }
  }

  /** Lets the other cards answer a moment of a card, lane by lane. */
  void others(int subject, Moment moment) {
    int from = top;
    for (int left = now.occupied(); left != 0; left &= left - 1) {
      int card = now.on(Integer.numberOfTrailingZeros(left));
      if (card != subject && kinds[now.of(card, Position.KIND)].answers(moment).length > 0) {
        push(card);
      }
    }
    int side = now.of(subject, Position.SIDE);
    int end = top;
    for (int i = from; i < end; i++) {
      int card = waiting[i];
      boolean ally = now.of(card, Position.SIDE) == side;
      for (Answer answer : kinds[now.of(card, Position.KIND)].answers(moment)) {
        boolean about =
            answer.whose() == Scope.Whose.ALL || answer.whose() == Scope.Whose.ALLIES == ally;
        if (about && now.lies(card)) {
          run(card, answer, moment);
        }
      }
    }
    top = from;
  }

  /** Runs an effect of a card. */
  void run(int card, Answer answer, Moment moment) {
    if (moment.limited() && ++count > MOST) {
      throw new EndlessException();
    }
    log.add(Log.ANSWERED, card, moment.ordinal());
    for (Op op : answer.ops()) {
      effects.perform(card, op);
    }
  }
}
