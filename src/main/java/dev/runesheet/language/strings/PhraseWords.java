package dev.runesheet.language.strings;

import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The wording of effect strings in English, for people who do not write them.
 *
 * @param flags what a flag means in words; empty if nobody has said it
 * @param reserves what the cards of a reserve are called
 */
public record PhraseWords(Function<String, String> flags, UnaryOperator<String> reserves) {

  /**
   * A column in one or more sentences, with what is printed beside its string.
   *
   * @param printed what the card gives at the same moment by its printed numbers
   * @param moments when it happens, in words
   */
  public String say(Phrase phrase, Column column, List<Amount> printed, List<String> moments) {
    PartWording in = new PartWording(column, this);
    if (!(phrase instanceof Phrase.Program program)) {
      return phrase.say(in);
    }
    List<Part> before = new ArrayList<>();
    printed.forEach(amount -> before.add(new Payout.Gain(amount)));
    return Capital.sentence(after(moments, in.parts(before, program.parts())));
  }

  /** A sentence that is made already, after when it happens. */
  public static String led(List<String> moments, String sentence) {
    return moments.isEmpty() ? sentence : Capital.first(after(moments, Capital.small(sentence)));
  }

  private static String after(List<String> moments, String said) {
    return said.isEmpty() || moments.isEmpty() ? said : Series.and(moments) + ", " + said;
  }
}
