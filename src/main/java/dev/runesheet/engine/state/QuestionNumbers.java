package dev.runesheet.engine.state;

import java.util.Arrays;
import java.util.List;

/**
 * The counters of a match's questions, for their ids: one for each player where questions are
 * secret, otherwise that of number 0 alone. Each counts from 1.
 */
public final class QuestionNumbers {

  private static final int[] NONE = {};

  private int[] counts;

  public QuestionNumbers() {
    counts = NONE;
  }

  public QuestionNumbers(List<Integer> counts) {
    this.counts = counts.stream().mapToInt(Integer::intValue).toArray();
  }

  QuestionNumbers copy() {
    QuestionNumbers copy = new QuestionNumbers();
    copy.counts = counts.clone();
    return copy;
  }

  /** Counts one more of a number, and gives how many there are now. */
  public int next(int number) {
    if (counts.length <= number) {
      counts = Arrays.copyOf(counts, number + 1);
    }
    return ++counts[number];
  }

  /** The sum of all counts. */
  public int all() {
    int sum = 0;
    for (int count : counts) {
      sum += count;
    }
    return sum;
  }

  /** All counts, by number. */
  public List<Integer> counts() {
    return Arrays.stream(counts).boxed().toList();
  }
}
