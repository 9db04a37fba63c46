package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.NumberCondition;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Interval;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Selector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;

/** The numbers that cards and kinds print, of those that stay as they are printed. */
public record PrintedNumbers(DeclaredCatalog catalog, Set<String> printed) {

  /**
   * The numbers that each of a scope can have, by scope; those that a kind of it lacks are left
   * out.
   *
   * @param common the numbers that all kinds of a scope have, by scope
   */
  public Map<String, Map<String, Range>> ofScopes(Map<String, Set<String>> common) {
    Map<String, Scope> scopes = DeclaredScopes.all(catalog);
    Map<String, Map<String, Range>> all = new HashMap<>();
    common.forEach(
        (name, stats) -> {
          Map<String, Range> ranges = new HashMap<>();
          stats.stream()
              .filter(printed::contains)
              .forEach(stat -> range(scopes.get(name), stat, ranges));
          all.put(name, ranges);
        });
    return all;
  }

  private void range(Scope scope, String stat, Map<String, Range> ranges) {
    DoubleStream ofCards =
        catalog.cards().values().stream()
            .filter(card -> catalog.canBeOf(scope, card))
            .flatMapToDouble(card -> catalog.printed(card, stat).stream());
    DoubleStream ofPlayers =
        scope.kinds().contains(DeclaredCatalog.PLAYER)
            ? DoubleStream.of(catalog.kinds().get(DeclaredCatalog.PLAYER).stats().get(stat))
            : DoubleStream.empty();
    DoubleStream.concat(ofCards, ofPlayers)
        .mapToObj(Range::at)
        .reduce((some, one) -> some.with(one.low()))
        .ifPresent(range -> ranges.put(stat, range));
  }

  /** The numbers that cards print which a role can be, in order; none if one of them has none. */
  List<Double> of(Selector.Role who, String stat, RoleKinds roles) {
    Set<String> kinds = roles.of(who);
    Optional<String> sure = roles.card(who);
    boolean known = printed.contains(stat) && kinds.stream().allMatch(DeclaredCatalog::isOfCards);
    return !known || kinds.stream().anyMatch(kind -> !catalog.hasStat(kind, stat))
        ? List.of()
        : catalog.cards().entrySet().stream()
            .filter(card -> kinds.contains(card.getValue().kind()))
            .filter(card -> sure.isEmpty() || sure.get().equals(card.getKey()))
            .flatMapToDouble(card -> catalog.printed(card.getValue(), stat).stream())
            .distinct()
            .sorted()
            .boxed()
            .toList();
  }

  /** True if a number from the least to the largest that there are fulfils a condition. */
  boolean meet(NumberCondition asked) {
    Range all =
        catalog
            .begun(asked.stat().stat())
            .mapToObj(Range::at)
            .reduce(Range.at(0), (some, one) -> some.with(one.low()));
    Interval numbers = Interval.of(all.low(), all.high());
    return new NumberSet(List.of(numbers)).meets(asked.numbers());
  }
}
