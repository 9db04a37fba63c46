package dev.runesheet.spi.question;

import java.util.Arrays;
import java.util.List;

/**
 * The number of rows of a table that may answer one case; authors choose it by its words. The names
 * are those of the DMN standard; {@link #COMPLETE} is its unique policy of a complete table.
 */
public enum HitPolicy {
  /** All rows that match. */
  COLLECT("all that fit"),
  /** The first of the rows that match. */
  FIRST("the first that fits"),
  /** One row at most; two rows that can match the same case are an error. */
  UNIQUE("one at most"),
  /** One row for each case; two rows, or none, are an error. */
  COMPLETE("exactly one");

  private final String words;

  HitPolicy(String words) {
    this.words = words;
  }

  /** The words on a sheet, after "rows that count". */
  public String words() {
    return words;
  }

  /** The policy of some words, or null. */
  public static HitPolicy of(String words) {
    return Arrays.stream(values())
        .filter(policy -> policy.words.equals(words))
        .findFirst()
        .orElse(null);
  }

  /** The words of some policies. */
  public static List<String> words(List<HitPolicy> policies) {
    return policies.stream().map(HitPolicy::words).toList();
  }
}
