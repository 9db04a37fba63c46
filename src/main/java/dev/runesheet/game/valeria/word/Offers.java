package dev.runesheet.game.valeria.word;

/**
 * Names and words of the options that rows of effects offer; plain Drools works them out of the
 * parts of their cells. A resource is named by its stat.
 */
public final class Offers {

  private Offers() {}

  /** The name of the option to gain an amount: {@code +2g}. */
  public static String name(String resource, int amount) {
    return "+" + Resource.named(resource).letters(amount);
  }

  /** The words for gaining an amount: {@code gain 2 gold}. */
  public static String gain(String resource, int amount) {
    return "gain " + Resource.named(resource).amount(amount);
  }

  /** The words for an exchange: {@code pay 2 gold to gain 1 map}. */
  public static String exchange(String price, int paid, String reward, int gained) {
    return "pay " + Resource.named(price).amount(paid) + " to " + gain(reward, gained);
  }
}
