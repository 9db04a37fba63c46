package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.language.strings.words.Worded;
import dev.runesheet.spelling.Series;
import java.util.List;

/**
 * A price: some amounts, or so much of one resource of the player's choice.
 *
 * @param amounts what is paid, all of it; empty if the player chooses
 * @param wild how much of one resource; 0 if the amounts say it
 */
@WrittenAs({"wild:{wild}", "{amounts:quantity*,}"})
public record Price(List<Amount> amounts, int wild) implements Worded {
  /** Copies the amounts. */
  public Price {
    amounts = List.copyOf(amounts);
  }

  @Override
  public String words() {
    return wild > 0
        ? new Amount("", wild).words()
        : Series.and(amounts.stream().map(Amount::words).toList());
  }

  /** The amounts of which one is paid, where the player chooses. */
  List<Amount> ways() {
    return wild == 0
        ? amounts
        : Resource.IN_PRICES.stream().map(resource -> new Amount(resource, wild)).toList();
  }
}
