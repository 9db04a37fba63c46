package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.language.strings.syntax.Traces;
import dev.runesheet.language.strings.words.Worded;

/**
 * So much of a resource.
 *
 * @param resource the stat of players that holds it, for example {@code gold}; empty for one of the
 *     player's choice, in an exchange
 * @param number how much; negative where something is paid
 */
public record Amount(String resource, int number) implements Traces.Together, Worded {

  /** So often as much. */
  Amount times(int often) {
    return new Amount(resource, number * often);
  }

  /** True if the player chooses the resource. */
  boolean wild() {
    return resource.isEmpty();
  }

  /** The size of the amount, whether gained or paid: {@code 2 gold}, {@code 1 victory point}. */
  @Override
  public String words() {
    return wild()
        ? number + " gold, strength or magic"
        : Resource.named(resource).amount(Math.abs(number));
  }
}
