package dev.runesheet.spelling;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Names that anybody may invent, and whose only use is to stand several times: one that stands once
 * and is a letter away from another is a slip. Names that are numbered, or that differ in a short
 * word, are meant. The time grows with the names, not with pairs of them.
 */
public final class LoneNames {

  /** Shorter words are near to too many. */
  private static final int SHORTEST = 4;

  private static final Pattern BETWEEN = Pattern.compile("[\\s_-]+");
  private static final Pattern DIGITS = Pattern.compile("\\d+");

  /** The right names by what is left of them, and of each without one of its letters. */
  private final Map<String, Set<String>> right = new HashMap<>();

  private LoneNames() {}

  /**
   * The names that are slips, each with the one that is meant; of two that stand once the first is
   * right.
   *
   * @param sure names that are right wherever they stand
   * @param invented all others, as often as they stand
   */
  public static Map<String, String> slips(Collection<String> sure, List<String> invented) {
    LoneNames names = new LoneNames();
    Map<String, Integer> times = new LinkedHashMap<>();
    invented.forEach(name -> times.merge(name, 1, Integer::sum));
    sure.forEach(name -> times.put(name, 2));
    times.forEach((name, several) -> names.add(name, several > 1));
    Map<String, String> slips = new LinkedHashMap<>();
    times.entrySet().removeIf(entry -> entry.getValue() > 1);
    for (String name : times.keySet()) {
      names.near(name).ifPresent(meant -> slips.put(name, meant));
      names.add(name, !slips.containsKey(name));
    }
    return slips;
  }

  private void add(String name, boolean isRight) {
    if (isRight) {
      shortened(name)
          .forEach(key -> right.computeIfAbsent(key, any -> new LinkedHashSet<>()).add(name));
    }
  }

  private Optional<String> near(String name) {
    return shortened(name).stream()
        .flatMap(key -> right.getOrDefault(key, Set.of()).stream())
        .filter(other -> isSlip(name, other))
        .findFirst();
  }

  /**
   * The letters of a name, and all but each: names with one slip between them share one of these.
   */
  private static Set<String> shortened(String name) {
    String letters = letters(name);
    Set<String> all = new LinkedHashSet<>(Set.of(letters));
    for (int i = 0; i < letters.length(); i++) {
      all.add(letters.substring(0, i) + letters.substring(i + 1));
    }
    return all;
  }

  private static String letters(String name) {
    return BETWEEN.matcher(name).replaceAll("").toLowerCase(Locale.ROOT);
  }

  private static boolean isSlip(String name, String other) {
    String own = letters(name);
    String theirs = letters(other);
    if (own.equals(theirs)) {
      return own.length() >= SHORTEST; // Only capitals and blanks differ.
    }
    boolean numbered =
        DIGITS.matcher(own).replaceAll("").equals(DIGITS.matcher(theirs).replaceAll(""));
    String[] words = BETWEEN.split(name);
    String[] others = BETWEEN.split(other);
    return !numbered
        && NearestWord.distance(own, theirs) == 1
        && words.length == others.length
        && IntStream.range(0, words.length).allMatch(i -> isLongOrSame(words[i], others[i]));
  }

  private static boolean isLongOrSame(String word, String other) {
    return word.equalsIgnoreCase(other) || word.length() >= SHORTEST && other.length() >= SHORTEST;
  }
}
