package dev.runesheet.engine.testgame;

import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import java.util.List;

/**
 * A question whose answers are words, all of which are legal.
 *
 * @param words the words; people read them with a capital
 */
public record Words(String prompt, List<String> words, Handler handler)
    implements Question<Words.Say> {

  /** Carries out an answer. */
  @FunctionalInterface
  public interface Handler {

    /** Does it. */
    void answered(MatchContext match, int player, String word);
  }

  /** An answer. */
  @TextForm("{word}")
  public record Say(String word) implements Action {}

  @Override
  public Class<Say> actions() {
    return Say.class;
  }

  @Override
  public List<Option> options(MatchContext match, int player) {
    return words.stream().map(word -> new Option(new Say(word), () -> capital(word))).toList();
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  @Override
  public Legality legality(MatchContext match, int player, Say answer) {
    return Legality.of(words.contains(answer.word()), () -> "");
  }

  @Override
  public void onAnswer(MatchContext match, int player, Say answer) {
    handler.answered(match, player, answer.word());
  }
}
