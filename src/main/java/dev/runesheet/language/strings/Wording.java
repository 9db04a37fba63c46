package dev.runesheet.language.strings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Amounts and lists of effect strings in words. */
public final class Wording {

  public static final String CENTRE = "of the centre";
  public static final String OTHER = "of another player";

  /** The end of what is paid at once by who can, and else not at all. */
  static final String IF_ABLE = ", if you can";

  private static final String VICTORY = "victory";

  private Wording() {}

  /** An amount, for example {@code 2 gold} or {@code 1 victory point}. */
  public static String amount(String resource, int number) {
    if (resource.equals(VICTORY)) {
      return number + " victory point" + (number == 1 ? "" : "s");
    }
    boolean one = number == 1 && resource.endsWith("s") && !resource.endsWith("ss");
    return number + " " + (one ? resource.substring(0, resource.length() - 1) : resource);
  }

  /** The sum of amounts, by resource in the order in which they first come. */
  public static List<String> total(List<Amount> amounts) {
    Map<String, Integer> sums = new LinkedHashMap<>();
    amounts.forEach(one -> sums.merge(one.resource(), Math.abs(one.number()), Integer::sum));
    return sums.entrySet().stream()
        .filter(sum -> sum.getValue() != 0)
        .map(sum -> amount(sum.getKey(), sum.getValue()))
        .toList();
  }

  /** The gain of a player from whom something is taken, in words. */
  public static String victim(int victory) {
    return victory == 0 ? "" : "; that player gains " + amount(VICTORY, victory);
  }
}
