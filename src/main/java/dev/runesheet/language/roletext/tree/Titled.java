package dev.runesheet.language.roletext.tree;

import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A constant that role text writes with capitals: {@code TRUE_KILL} is {@code True Kill}. */
public interface Titled extends Word {

  @Override
  default String word() {
    return Arrays.stream(name().split("_"))
        .map(part -> part.charAt(0) + part.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  /** Words written as one, with capitals: the name of a property. */
  static String of(String words) {
    return Arrays.stream(words.split(" "))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }

  /** The words of an enum, in its order. */
  static <E extends Enum<E> & Word> List<String> words(Class<E> type) {
    return Arrays.stream(type.getEnumConstants()).map(Word::word).toList();
  }
}
