package dev.runesheet.spi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The options of one question, in whose words numbers tell those with equal words apart. They are
 * put in order by their words once: there may be thousands with the same.
 */
final class DistinctOptions {

  private final List<Option> options;

  /** Any thread may make it; all make the same. */
  private volatile Map<String, Same> byName;

  DistinctOptions(List<Option> options) {
    this.options = options;
  }

  /** Options with equal words, told apart when the words of the first are read. */
  private static final class Same {

    private final List<Option> options = new ArrayList<>(1);
    private final Map<Option, Integer> places = new IdentityHashMap<>();

    /** Their words with the number of the place of each behind them. */
    private volatile List<String> behind;

    private volatile List<String> words;

    void add(Option option) {
      places.put(option, options.size());
      options.add(option);
    }
  }

  /** The words of one of them, with the numbers that it needs. */
  String words(Option option) {
    Same same = same(option);
    if (same.options.size() < 2) {
      return option.unnumbered();
    }
    List<String> known = same.words;
    if (known == null) {
      known = within(same.options).orElseGet(() -> behind(same));
      same.words = known;
    }
    return known.get(same.places.get(option));
  }

  /** True if a text is the words of one of several with the number of its place among them. */
  boolean isNumbered(Option option, String text) {
    Same same = same(option);
    return same.options.size() > 1 && text.equals(behind(same).get(same.places.get(option)));
  }

  /** The number of options that have some words without a number. */
  int called(String name) {
    Same same = byName().get(name);
    return same == null ? 0 : same.options.size();
  }

  private Same same(Option option) {
    return byName().get(option.unnumbered());
  }

  private Map<String, Same> byName() {
    Map<String, Same> known = byName;
    if (known == null) {
      known = new HashMap<>();
      for (Option option : options) {
        known.computeIfAbsent(option.unnumbered(), any -> new Same()).add(option);
      }
      byName = known;
    }
    return known;
  }

  private List<String> behind(Same same) {
    List<String> known = same.behind;
    if (known == null) {
      String name = same.options.get(0).unnumbered();
      known =
          IntStream.iterate(1, number -> number + 1)
              .mapToObj(number -> name + " " + number)
              .filter(words -> called(words) == 0)
              .limit(same.options.size())
              .toList();
      same.behind = known;
    }
    return known;
  }

  /**
   * The words of equal options, each of which has a number behind every name of which there are
   * several; empty if only the last name needs one, or if the words may mean another option.
   */
  private Optional<List<String>> within(List<Option> same) {
    int names = same.get(0).parts().size();
    if (names < 2 || same.stream().anyMatch(one -> !isNamed(one, names))) {
      return Optional.empty();
    }
    List<Map<Integer, Integer>> all =
        IntStream.range(0, names).mapToObj(place -> different(same, place)).toList();
    if (all.subList(0, names - 1).stream().allMatch(one -> one.size() == 1)) {
      return Optional.empty();
    }
    List<String> words = same.stream().map(one -> numbered(one, all)).toList();
    boolean clear = words.stream().distinct().count() == words.size();
    return clear && words.stream().noneMatch(this::mayMeanAnother)
        ? Optional.of(words)
        : Optional.empty();
  }

  /** True if each part of an option's words, of which there are so many, names an entity. */
  private static boolean isNamed(Option option, int names) {
    return option.parts().size() == names && option.action().entities().size() == names;
  }

  /** The entities that options name at a place, numbered from 1 in the order of the options. */
  private static Map<Integer, Integer> different(List<Option> same, int place) {
    Map<Integer, Integer> numbers = new HashMap<>();
    for (Option one : same) {
      numbers.putIfAbsent(one.action().entities().get(place), numbers.size() + 1);
    }
    return numbers;
  }

  private static String numbered(Option option, List<Map<Integer, Integer>> all) {
    List<String> parts = new ArrayList<>();
    for (int place = 0; place < all.size(); place++) {
      Map<Integer, Integer> numbers = all.get(place);
      int number = numbers.get(option.action().entities().get(place));
      String part = option.parts().get(place);
      parts.add(numbers.size() == 1 ? part : part + " " + number);
    }
    return String.join(" ", parts);
  }

  /** True if an option has these words without a number, or may have them with one behind them. */
  private boolean mayMeanAnother(String words) {
    return called(words) > 0
        || IntStream.range(0, words.length())
            .anyMatch(end -> words.charAt(end) == ' ' && called(words.substring(0, end)) > 0);
  }
}
