package dev.runesheet.engine.state;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The counters of a match's questions, for their ids: one for each player where questions are
 * secret, otherwise that of number 0 alone. Each counts from 1.
 */
public final class QuestionNumbers {

  private static final int[] NONE = {};
  private static final String OF = "p";

  /** Numbers are short enough to be counted. */
  private static final Pattern ID =
      Pattern.compile("d([1-9][0-9]{0,8})(?:" + OF + "([0-9]{1,9}))?");

  private int[] counts;

  /** The numbers of a match that has asked nothing. */
  public QuestionNumbers() {
    counts = NONE;
  }

  /** The numbers of a match that was saved. */
  public QuestionNumbers(List<Integer> counts) {
    this.counts = counts.stream().mapToInt(Integer::intValue).toArray();
  }

  QuestionNumbers copy() {
    QuestionNumbers copy = new QuestionNumbers();
    copy.counts = counts.clone();
    return copy;
  }

  /** The id of the next question to a player; a secret one tells nothing of those of others. */
  public String next(int player, boolean secret) {
    return secret ? "d" + next(player) + OF + player : "d" + next(0);
  }

  private int next(int number) {
    if (counts.length <= number) {
      counts = Arrays.copyOf(counts, number + 1);
    }
    return ++counts[number];
  }

  /** True if an id is that of a question that has been counted. */
  public boolean have(String id) {
    Matcher of = ID.matcher(id);
    if (!of.matches()) {
      return false;
    }
    int number = of.group(2) == null ? 0 : Integer.parseInt(of.group(2));
    return number < counts.length && Integer.parseInt(of.group(1)) <= counts[number];
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
