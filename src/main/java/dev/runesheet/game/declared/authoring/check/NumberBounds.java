package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.StatRanges;
import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Value;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The ranges of numbers that only modifiers change: from the least to the largest that cards print,
 * and no less than 'at least' of a game says where all begin with no less.
 */
public final class NumberBounds {

  private final DeclaredCatalog catalog;

  private NumberBounds(DeclaredCatalog catalog) {
    this.catalog = catalog;
  }

  /** The numbers that some stats can be, by stat; those that can be any are left out. */
  public static Map<String, Range> of(DeclaredCatalog catalog, Collection<Effect> effects) {
    NumberBounds bounds = new NumberBounds(catalog);
    Map<String, Range> begins = new LinkedHashMap<>();
    for (Card card : catalog.cards().values()) {
      card.stats().keySet().forEach(stat -> begins.computeIfAbsent(stat, bounds::begin));
    }
    // A number that no card prints may be one that the game itself writes.
    catalog.extras().least().keySet().forEach(stat -> begins.putIfAbsent(stat, Range.ANY));
    begins.keySet().removeIf(bounds::isWritten);
    Map<String, Range> ranges = new LinkedHashMap<>(StatRanges.of(begins, effects, given(effects)));
    ranges.replaceAll(bounds::bounded);
    ranges.values().removeIf(Range.ANY::equals);
    return ranges;
  }

  /** The amounts of statuses that lines give, as far as they are plain numbers. */
  private static Map<String, Range> given(Collection<Effect> effects) {
    Map<String, Range> given = new HashMap<>();
    effects.stream()
        .flatMap(Effect::calls)
        .filter(act -> act.verb().name().equals(NumberVerbs.GIVE))
        .forEach(
            act ->
                given.merge(
                    Grant.STATUSES + "/" + act.arguments().get("effect"),
                    act.arguments().get("amount") instanceof Value.Constant one
                        ? Range.at(one.number())
                        : Range.ANY,
                    (some, more) -> some.with(more.low()).with(more.high())));
    return given;
  }

  /** True if something else than lines and modifiers changes a number. */
  private boolean isWritten(String stat) {
    DeclaredCatalog.Kind game = catalog.kinds().get(DeclaredCatalog.GAME);
    return catalog.extras().sums().containsKey(stat)
        || game != null && game.stats().containsKey(stat) // A workbook can say others.
        || catalog.extras().calculations().values().stream()
            .anyMatch(one -> stat.equals(one.addsTo()) || stat.equals(one.notes()));
  }

  /** The numbers that entities begin with; who has no such number has 0 of it. */
  private Range begin(String stat) {
    DoubleSummaryStatistics all = numbers(stat).summaryStatistics();
    return Range.at(0).with(all.getMin()).with(all.getMax());
  }

  private Range bounded(String stat, Range range) {
    Double least = catalog.extras().least().get(stat);
    boolean begins = least != null && numbers(stat).allMatch(number -> number >= least);
    return begins ? new Range(Math.max(least, range.low()), range.high()) : range;
  }

  /** The numbers of kinds and cards that have such a number. */
  private DoubleStream numbers(String stat) {
    Stream<Map<String, Double>> kinds =
        catalog.kinds().values().stream().map(DeclaredCatalog.Kind::stats);
    Stream<Map<String, Double>> cards = catalog.cards().values().stream().map(Card::stats);
    return Stream.concat(kinds, cards)
        .map(stats -> stats.get(stat))
        .filter(Objects::nonNull)
        .mapToDouble(number -> number);
  }
}
