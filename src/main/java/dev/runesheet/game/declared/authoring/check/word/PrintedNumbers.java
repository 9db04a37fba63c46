package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
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
            .filter(card -> scope.kinds().isEmpty() || scope.kinds().contains(card.kind()))
            .flatMapToDouble(card -> of(card, stat).stream());
    DoubleStream ofPlayers =
        scope.kinds().contains(DeclaredCatalog.PLAYER)
            ? DoubleStream.of(catalog.kinds().get(DeclaredCatalog.PLAYER).stats().get(stat))
            : DoubleStream.empty();
    DoubleStream.concat(ofCards, ofPlayers)
        .mapToObj(Range::at)
        .reduce((some, one) -> some.with(one.low()))
        .ifPresent(range -> ranges.put(stat, range));
  }

  /** The number of a card; none if its kind has none of the name. */
  OptionalDouble of(Card card, String stat) {
    Double number = catalog.kinds().get(card.kind()).stats().get(stat);
    return number == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(card.stats().getOrDefault(stat, number));
  }
}
