package dev.runesheet.game.werewolf.state;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists as one word of marks, attempts and runs. */
public final class Listed {

  private static final String COMMA = ",";

  private Listed() {}

  /** The word of a list; empty for none. */
  public static String of(Collection<?> all) {
    return all.stream().map(String::valueOf).collect(Collectors.joining(COMMA));
  }

  /** The word of a list with one more. */
  public static String with(String listed, String more) {
    return listed.isEmpty() ? more : listed + COMMA + more;
  }

  /** The list that a word holds. */
  public static List<String> words(String listed) {
    return listed.isEmpty() ? List.of() : List.of(listed.split(COMMA));
  }

  /** The list of numbers that a word holds. */
  public static List<Integer> numbers(String listed) {
    return listed.isEmpty()
        ? List.of()
        : Stream.of(listed.split(COMMA)).map(Listed::number).toList();
  }

  static int number(String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException("number (" + word + ") is not a whole number.", wrong);
    }
  }
}
