package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.language.strings.syntax.Traces;
import dev.runesheet.language.strings.words.Worded;

/**
 * So much of a resource.
 *
 * @param resource the stat of players that holds it, for example {@code gold}
 * @param number how much; negative where something is paid
 */
public record Amount(String resource, int number) implements Traces.Together, Worded {

  /** So often as much. */
  Amount times(int often) {
    return new Amount(resource, number * often);
  }

  /** The size of the amount, whether gained or paid: {@code 2 gold}, {@code 1 victory point}. */
  @Override
  public String words() {
    return Resource.named(resource).amount(Math.abs(number));
  }
}
