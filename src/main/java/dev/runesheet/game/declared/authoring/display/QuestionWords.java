package dev.runesheet.game.declared.authoring.display;

import java.util.Locale;
import java.util.Set;

/**
 * The words of questions that effects ask. What an author writes as a question usually begins with
 * a verb, such as {@code change what you said}; what it asks for, such as {@code the unit} or
 * {@code who plays next}, becomes a request to choose.
 */
public final class QuestionWords {

  private static final Set<String> ASKED_FOR =
      Set.of(
          "a", "an", "the", "one", "two", "three", "any", "some", "another", "your", "which", "who",
          "whom", "whose", "what", "where", "when", "how", "whether");

  private QuestionWords() {}

  /** A question as it is put to a player. */
  public static String of(String question) {
    String first = question.split("\\s", 2)[0].toLowerCase(Locale.ROOT);
    boolean noun = !question.contains(" ") && !question.isEmpty() && !first.equals("choose");
    return noun || ASKED_FOR.contains(first) ? "choose " + question : question;
  }
}
