package dev.runesheet.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The matches of some numbers, played by one task, whose results are one file.
 *
 * @param from the first number
 * @param to the number after the last
 */
public record Batch(int from, int to) implements Serializable {

  /** All matches up to a number, in batches of one size; the last may be smaller. */
  static List<Batch> of(int games, int size) {
    List<Batch> batches = new ArrayList<>();
    for (int from = 0; from < games; ) {
      int to = Math.min(games - from, size) + from;
      batches.add(new Batch(from, to));
      from = to;
    }
    return batches;
  }

  int games() {
    return to - from;
  }

  /** The name of the file of its results, which says what is in it. */
  String file() {
    return String.format(Locale.ROOT, "games-%010d-%010d.parquet", from, to - 1);
  }
}
