package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.StatRanges;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.catalog.CountedNumbers;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Value;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The ranges of numbers: from the least to the largest that kinds and cards begin with, that lines
 * write and that modifiers make of them, and no less than 'at least' of a game says where all begin
 * with no less.
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
    bounds.numbered().forEach(stat -> begins.put(stat, null));
    begins.keySet().removeIf(bounds::isWritten);
    begins.replaceAll((stat, none) -> bounds.begin(stat));
    StatRanges all = StatRanges.of(begins, effects, given(effects));
    if (all.vague().stream().anyMatch(verb -> !verb.isShipped())) {
      return Map.of();
    }
    begins.replaceAll((stat, begin) -> bounds.bounded(stat, all));
    begins.values().removeIf(Range.ANY::equals);
    return begins;
  }

  /**
   * The numbers that stay as they are printed: nothing begins, changes or bounds them otherwise.
   */
  public static Set<String> printed(DeclaredCatalog catalog, Collection<Effect> effects) {
    NumberBounds bounds = new NumberBounds(catalog);
    Set<String> printed = new TreeSet<>();
    bounds.numbered().forEach(printed::add);
    StatRanges all = StatRanges.of(Map.of(), effects, Map.of());
    printed.removeIf(bounds::isWritten);
    printed.removeIf(all::isWritten);
    printed.removeAll(catalog.extras().least().keySet());
    effects.stream()
        .map(Effect::body)
        .filter(Body.Modify.class::isInstance)
        .forEach(change -> printed.remove(((Body.Modify) change).stat()));
    return all.vague().isEmpty() ? printed : Set.of();
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
                    EffectDefinition.statusId(String.valueOf(act.arguments().get("effect"))),
                    act.arguments().get("amount") instanceof Value.Constant one
                        ? Range.at(one.number())
                        : Range.ANY,
                    (some, more) -> some.with(more.low()).with(more.high())));
    return given;
  }

  /** The numbers that kinds have, or cards alone. */
  private Set<String> numbered() {
    Set<String> stats = catalog.stats();
    catalog.cards().values().forEach(card -> stats.addAll(card.stats().keySet()));
    return stats;
  }

  /** True if something else than lines and modifiers changes a number. */
  private boolean isWritten(String stat) {
    return catalog.extras().sums().containsKey(stat)
        || catalog.hasStat(DeclaredCatalog.GAME, stat) // A workbook can say others.
        || stat.equals(Eliminate.OUT)
        || counts(stat)
        || catalog.extras().calculations().values().stream()
            .anyMatch(one -> stat.equals(one.addsTo()) || stat.equals(one.notes()));
  }

  /** True if some card counts in a number where it is attached. */
  private boolean counts(String stat) {
    Map<String, String> counts = catalog.extras().counts();
    return catalog.cards().values().stream()
        .anyMatch(card -> stat.equals(CountedNumbers.of(counts, card)));
  }

  /** The numbers that entities begin with; who has no such number has 0 of it. */
  private Range begin(String stat) {
    DoubleSummaryStatistics all = catalog.begun(stat).summaryStatistics();
    return Range.at(0).with(all.getMin()).with(all.getMax());
  }

  private Range bounded(String stat, StatRanges all) {
    Range range = all.of(stat);
    Double least = catalog.extras().least().get(stat);
    boolean begins =
        least != null
            && !all.isWritten(stat)
            && catalog.begun(stat).allMatch(number -> number >= least);
    return begins ? new Range(Math.max(least, range.low()), range.high()) : range;
  }
}
