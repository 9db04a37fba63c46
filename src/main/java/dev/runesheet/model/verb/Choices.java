package dev.runesheet.model.verb;

import dev.runesheet.spelling.Word;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The words of a parameter that is an enum of {@link Word}s: no other word fits it, in any game.
 *
 * @param type the name of the enum in Java sources; empty for {@link #NONE}
 * @param constants the names of its constants, by word, in the order of the enum
 */
public record Choices(String type, Map<String, String> constants) {

  /** A parameter that is no enum. */
  public static final Choices NONE = new Choices("", Map.of());

  /** Copies the map, whose order stays. */
  public Choices {
    constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
  }

  /**
   * The words of an enum, without those that no match plays.
   *
   * @throws IllegalArgumentException if it is no public enum of words, each with one constant
   */
  public static Choices of(Class<?> type) {
    boolean isWord = Word.class.isAssignableFrom(type);
    if (!type.isEnum() || !isWord || !Modifier.isPublic(type.getModifiers())) {
      throw new IllegalArgumentException(type.getName() + " is no public enum of words.");
    }
    Map<String, String> constants = new LinkedHashMap<>();
    for (Object constant : constantsOf(type)) {
      Word word = (Word) constant;
      if (said(type, word, Word::isPlayed)) {
        add(constants, word, said(type, word, Word::word), type);
      }
    }
    if (constants.isEmpty()) {
      throw new IllegalArgumentException(type.getName() + " has no constant that is played.");
    }
    return new Choices(type.getCanonicalName(), constants);
  }

  /** The constants; an enum of a game's author may fail while it makes them. */
  private static Object[] constantsOf(Class<?> type) {
    try {
      return type.getEnumConstants();
    } catch (LinkageError broken) {
      throw new IllegalArgumentException(Initialized.failed(type, broken), broken);
    }
  }

  /** The text of a constant; its own method may fail. */
  private static <T> T said(Class<?> type, Word word, Function<Word, T> method) {
    try {
      return method.apply(word);
    } catch (RuntimeException failed) {
      throw new IllegalArgumentException(
          type.getName() + "." + word.name() + " cannot say its word: " + failed, failed);
    }
  }

  private static void add(Map<String, String> constants, Word word, String said, Class<?> type) {
    if (said == null) {
      throw new IllegalArgumentException(
          type.getName() + "." + word.name() + " has no word: its word() gives null.");
    }
    if (said.isBlank()) {
      throw new IllegalArgumentException(
          type.getName() + "." + word.name() + " has no word: its word() is blank.");
    }
    if (constants.put(said, word.name()) != null) {
      throw new IllegalArgumentException(type.getName() + " has the word '" + said + "' twice.");
    }
  }

  /** True for a parameter that is no enum. */
  public boolean isEmpty() {
    return constants.isEmpty();
  }

  /** Its words, in the order of the enum. */
  public List<String> words() {
    return List.copyOf(constants.keySet());
  }

  /** The constant of a word, as code names it. */
  public String constant(String word) {
    if (!constants.containsKey(word)) {
      throw new IllegalArgumentException("word (" + word + ") is none of " + words() + ".");
    }
    return type + "." + constants.get(word);
  }
}
