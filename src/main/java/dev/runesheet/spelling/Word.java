package dev.runesheet.spelling;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A constant of an enum that people write as a word, in cells of tables for example. */
public interface Word {

  /** The constant's name in Java. */
  String name();

  /** The word; the name in lower case, with blanks, unless the enum overrides it. */
  default String word() {
    return said(name());
  }

  /** The name of a constant in lower case, with blanks. */
  static String said(Enum<?> constant) {
    return said(constant.name());
  }

  private static String said(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The words of an enum, in its order. */
  static <E extends Enum<E> & Word> List<String> words(Class<E> type) {
    return Arrays.stream(type.getEnumConstants()).map(Word::word).toList();
  }

  /** False for a word that texts may hold, but that no match plays and no table offers. */
  default boolean isPlayed() {
    return true;
  }

  /** The constants of words with commas between them. */
  static <E extends Enum<E> & Word> List<E> all(Class<E> type, String words) {
    return Arrays.stream(words.split(",")).map(word -> of(type, word.strip())).toList();
  }

  /**
   * The constant of a word.
   *
   * @throws IllegalArgumentException if the enum has none
   */
  static <E extends Enum<E> & Word> E of(Class<E> type, String word) {
    for (E constant : type.getEnumConstants()) {
      if (constant.word().equals(word)) {
        return constant;
      }
    }
    throw new IllegalArgumentException(
        "word ("
            + word
            + ") is none of "
            + type.getSimpleName()
            + "; expected "
            + NearestWord.oneOf(words(type))
            + ".");
  }
}
