package dev.runesheet.testing.coverage.report;

import java.util.ArrayList;
import java.util.List;

/** The coverage of one line of a text. */
final class LineCoverage {

  private final int number;
  private final List<Way> ways = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private State state = State.NONE;
  private int lengthOfAll = Integer.MAX_VALUE;
  private long hits;
  private boolean counts;

  LineCoverage(int number) {
    this.number = number;
  }

  /**
   * One of several branches from a line.
   *
   * @param group tells the ways apart that belong together
   * @param taken the number of times it was taken
   */
  record Way(String group, long taken) {}

  int number() {
    return number;
  }

  State state() {
    return state;
  }

  /** The number of executions; the largest if the line holds several rules. */
  long hits() {
    return hits;
  }

  /** True if a piece begins in it, rather than only continues. */
  boolean counts() {
    return counts;
  }

  List<Way> ways() {
    return ways;
  }

  /** Words for people about it. */
  List<String> notes() {
    return notes;
  }

  /**
   * Adds a piece that the line is part of. The shortest piece determines the line, together with
   * others of its length.
   */
  void isPartOf(int length, State ofAll) {
    if (length < lengthOfAll) {
      lengthOfAll = length;
      state = ofAll;
    } else if (length == lengthOfAll) {
      state = state.and(ofAll);
    }
  }

  void count(long times) {
    counts = true;
    hits = Math.max(hits, times);
  }

  void way(Way way) {
    counts = true;
    ways.add(way);
  }

  void note(String words) {
    notes.add(words);
  }
}
