package dev.runesheet.spelling;

import java.util.List;

/** Several things in one sentence: {@code a, b and c}. */
public final class Series {

  private Series() {}

  /** The things with {@code and} before the last; an empty text for none. */
  public static String and(List<String> parts) {
    return of(parts, " and ");
  }

  /** The things with {@code or} before the last; an empty text for none. */
  public static String or(List<String> parts) {
    return of(parts, " or ");
  }

  /** The first things, with how many more there are: {@code a, b and 3 more}. */
  public static String first(int most, List<String> parts) {
    int more = parts.size() - most;
    return more > 0
        ? String.join(", ", parts.subList(0, most)) + " and " + more + " more"
        : String.join(", ", parts);
  }

  /**
   * The things, separated by commas.
   *
   * @param last the text before the last of several
   */
  public static String of(List<String> parts, String last) {
    int end = parts.size() - 1;
    return end < 1
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, end)) + last + parts.get(end);
  }
}
