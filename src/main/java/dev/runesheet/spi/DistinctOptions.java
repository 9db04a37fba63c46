package dev.runesheet.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The options of one question, in whose words numbers tell those with equal words apart. */
record DistinctOptions(List<Option> options) {

  /** The words of one of them, with the numbers that it needs. */
  String words(Option option) {
    List<Option> same = called(option.unnumbered());
    if (same.size() < 2) {
      return option.unnumbered();
    }
    return within(same)
        .map(words -> words.get(same.indexOf(option)))
        .orElseGet(() -> behind(option, same));
  }

  /** True if a text is the words of one of several with the number of its place among them. */
  boolean isNumbered(Option option, String text) {
    List<Option> same = called(option.unnumbered());
    return same.size() > 1 && text.equals(behind(option, same));
  }

  /** The options that have some words without a number. */
  List<Option> called(String name) {
    return options.stream().filter(option -> option.unnumbered().equals(name)).toList();
  }

  private String behind(Option option, List<Option> same) {
    String name = option.unnumbered();
    long before = same.stream().takeWhile(one -> one != option).count();
    return IntStream.iterate(1, number -> number + 1)
        .mapToObj(number -> name + " " + number)
        .filter(words -> called(words).isEmpty())
        .skip(before)
        .findFirst()
        .orElseThrow();
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
    List<List<Integer>> all =
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

  /** The entities that options name at a place, in the order of the options. */
  private static List<Integer> different(List<Option> same, int place) {
    return same.stream().map(one -> one.action().entities().get(place)).distinct().toList();
  }

  private static String numbered(Option option, List<List<Integer>> all) {
    List<String> parts = new ArrayList<>();
    for (int place = 0; place < all.size(); place++) {
      List<Integer> entities = all.get(place);
      int number = entities.indexOf(option.action().entities().get(place)) + 1;
      String part = option.parts().get(place);
      parts.add(entities.size() == 1 ? part : part + " " + number);
    }
    return String.join(" ", parts);
  }

  /** True if an option has these words without a number, or may have them with one behind them. */
  private boolean mayMeanAnother(String words) {
    return options.stream()
        .map(Option::unnumbered)
        .anyMatch(name -> words.equals(name) || words.startsWith(name + " "));
  }
}
