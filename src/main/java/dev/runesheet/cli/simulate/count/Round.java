package dev.runesheet.cli.simulate.count;

/**
 * A match by one version of the rules, or the same by two.
 *
 * @param one by the first version
 * @param other by the second; null if there is one version only
 * @param same whether both began with the same set-up
 */
public record Round(Played one, Played other, boolean same) {

  /** The round of one version. */
  public static Round of(Played one) {
    return new Round(one, null, true);
  }
}
