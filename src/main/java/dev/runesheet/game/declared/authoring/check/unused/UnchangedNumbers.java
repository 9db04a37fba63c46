package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The check for numbers of kinds that are worked with, in sums, totals and repetitions, while
 * nothing ever changes them and no card prints another. Numbers of the game itself are constants.
 */
public final class UnchangedNumbers implements PartReader {

  private static final String EXPECTED =
      "something that changes it, a card that prints another, or a number of '"
          + DeclaredCatalog.GAME
          + "'";

  private final DeclaredCatalog catalog;
  private final Set<String> read = new TreeSet<>();

  private UnchangedNumbers(DeclaredCatalog catalog) {
    this.catalog = catalog;
  }

  /**
   * The numbers that never change, one finding for each.
   *
   * @param printed the numbers that stay as they are printed
   * @param game the file that declares the game
   */
  public static List<Finding> of(
      Collection<Effect> effects, DeclaredCatalog catalog, Set<String> printed, String game) {
    UnchangedNumbers check = new UnchangedNumbers(catalog);
    effects.forEach(check::read);
    return check.read.stream()
        .filter(printed::contains)
        .filter(check::isOneNumber)
        .map(stat -> check.finding(stat, game))
        .toList();
  }

  @Override
  public void condition(Condition condition) {
    condition.values().forEach(this::value);
  }

  @Override
  public void value(Value value) {
    value(value, false);
  }

  /** Lines that are repeated 0 times are told themselves. */
  @Override
  public void times(Value times) {
    value(times, times instanceof Value.StatOf one && numbers(one.stat()).noneMatch(n -> n == 0));
  }

  @Override
  public void ranking(Selector.Ranking ranking) {
    read.add(ranking.stat());
  }

  /**
   * Notes the numbers that a value is worked out from.
   *
   * @param worked whether something is worked out from the value
   */
  private void value(Value value, boolean worked) {
    if (worked && value instanceof Value.StatOf number) {
      read.add(number.stat());
    } else if (value instanceof Value.Total total) {
      read.add(total.stat());
    } else if (value instanceof Value.Extreme extreme) {
      read.add(extreme.stat());
    }
    if (value instanceof Value.OfGroup some) {
      group(some.group());
    }
    value.parts().forEach(part -> value(part, true));
  }

  /** True if all kinds that have a number have it alike, and no card prints another. */
  private boolean isOneNumber(String stat) {
    return numbers(stat).distinct().count() == 1
        && catalog.cards().values().stream().noneMatch(card -> card.stats().containsKey(stat));
  }

  private Stream<Double> numbers(String stat) {
    return catalog.kinds().values().stream()
        .map(kind -> kind.stats().get(stat))
        .filter(number -> number != null);
  }

  private Finding finding(String stat, String game) {
    String kind =
        catalog.kinds().entrySet().stream()
            .filter(one -> one.getValue().stats().containsKey(stat))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow();
    String always = Numerals.plain(numbers(stat).findFirst().orElseThrow());
    String found = Words.quote(stat) + " of " + kind + ", which is always " + always;
    SourceLocation place = SourceLocation.pointer(game, "/kinds/" + kind + "/" + stat);
    return Finding.of(Code.NO_CHANGE, place, found, EXPECTED, stat);
  }
}
