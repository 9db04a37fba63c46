package dev.runesheet.cli.play;

import dev.runesheet.spelling.Slug;
import dev.runesheet.spi.Option;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The options of a decision, numbered from 1, found by what a person types.
 *
 * @param words tells an option apart from others with the same words
 */
record Menu(List<Option> options, Function<Option, String> words) {

  /** Copies the options. */
  Menu {
    options = List.copyOf(options);
  }

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** Several numbers are no number of an option, but may be the numbers that its words name. */
  private static final Pattern NUMBERS = Pattern.compile("\\d+(?:[\\s,]+\\d+)+");

  int size() {
    return options.size();
  }

  /** The option of a number from 1. */
  Option option(int number) {
    return options.get(number - 1);
  }

  /** The number of an option, from 1. */
  int number(Option option) {
    return options.indexOf(option) + 1;
  }

  /** The words of an option, which no other option has. */
  String words(Option option) {
    return words.apply(option);
  }

  /**
   * The options that have a number, or exactly these words or this id; capitals and signs do not
   * matter. Several numbers mean options that name the same, such as {@code 1,2} "Replace 1, 2". An
   * id of digits only is never meant: it would be taken for a number.
   */
  List<Option> exactly(String typed) {
    if (typed.matches("\\d+")) {
      return IntStream.rangeClosed(1, size())
          .filter(number -> Integer.toString(number).equals(typed.replaceFirst("^0+(?=.)", "")))
          .mapToObj(this::option)
          .toList();
    }
    if (NUMBERS.matcher(typed).matches()) {
      List<String> wanted = numbers(typed);
      return options.stream().filter(one -> numbers(one.words()).equals(wanted)).toList();
    }
    return matching(typed, String::equals);
  }

  private static List<String> numbers(String text) {
    return NUMBER.matcher(text).results().map(MatchResult::group).toList();
  }

  /** The options whose words or id begin with a text. */
  List<Option> beginning(String typed) {
    return matching(typed, String::startsWith);
  }

  private List<Option> matching(String typed, BiPredicate<String, String> test) {
    if (typed.chars().noneMatch(Character::isLetter)) {
      return Collections.emptyList();
    }
    String wanted = Slug.of(typed);
    return options.stream()
        .filter(
            one ->
                test.test(Slug.of(words(one)), wanted)
                    || test.test(Slug.of(one.words()), wanted)
                    || test.test(Slug.of(one.id()), wanted))
        .toList();
  }
}
