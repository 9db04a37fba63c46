package dev.runesheet.spelling;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Typing errors in names that anybody may invent: names that are nearly another one. */
public final class Typo {

  /** Shorter names are near to too many. */
  private static final int SHORTEST = 4;

  private static final Pattern BETWEEN = Pattern.compile("[\\s_-]+");

  private Typo() {}

  /** The other name that is meant by one; empty if none is near. */
  public static Optional<String> meant(String name, Collection<String> others) {
    return name.length() < SHORTEST
        ? Optional.empty()
        : Optional.ofNullable(
            NearestWord.of(name, others.stream().filter(one -> !one.equals(name)).toList()));
  }

  /**
   * The other name that is meant by one of several words: each word is nearly that of the other, or
   * only the blanks differ. {@code heavy air} is another name than {@code heavy_arms}.
   */
  public static Optional<String> meantByWords(String name, Collection<String> others) {
    return meant(name, others.stream().filter(other -> isNearByWords(name, other)).toList());
  }

  private static boolean isNearByWords(String name, String other) {
    String[] own = BETWEEN.split(name);
    String[] meant = BETWEEN.split(other);
    if (own.length != meant.length) {
      return String.join("", own).equalsIgnoreCase(String.join("", meant));
    }
    return own.length == 1
        || IntStream.range(0, own.length)
            .allMatch(i -> NearestWord.of(own[i], List.of(meant[i])) != null);
  }
}
