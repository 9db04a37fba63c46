package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.Resource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Amounts and lists of effect strings in words. */
public final class AmountWords {

  /** The words for what lies on the table for all, after a noun. */
  public static final String CENTRE = "of the centre";

  /** The words for what another player has, after a noun. */
  public static final String OTHER = "of another player";

  /** The end of what is paid at once by who can, and else not at all. */
  static final String IF_ABLE = ", if you can";

  private AmountWords() {}

  /** The sum of amounts, by resource in the order in which they first come. */
  public static List<String> total(List<Amount> amounts) {
    Map<String, Integer> sums = new LinkedHashMap<>();
    amounts.forEach(one -> sums.merge(one.resource(), Math.abs(one.number()), Integer::sum));
    return sums.entrySet().stream()
        .filter(sum -> sum.getValue() != 0)
        .map(sum -> new Amount(sum.getKey(), sum.getValue()).words())
        .toList();
  }

  /** The gain of a player from whom something is taken, in words. */
  public static String victim(int victory) {
    return victory == 0 ? "" : "; that player gains " + Resource.VICTORY.amount(victory);
  }
}
