package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.StatWrite;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The least that numbers can be: what 'at least' of a game says of numbers that only modifiers
 * change, and that begin with no less.
 */
public final class NumberBounds {

  private final Set<String> written = new HashSet<>();

  private NumberBounds(DeclaredCatalog catalog, Collection<Effect> effects) {
    written.addAll(catalog.extras().sums().keySet());
    if (catalog.kinds().containsKey(DeclaredCatalog.GAME)) {
      // A workbook can say others.
      written.addAll(catalog.kinds().get(DeclaredCatalog.GAME).stats().keySet());
    }
    for (Calculated one : catalog.extras().calculations().values()) {
      written.add(one.addsTo());
      written.add(one.notes());
    }
    effects.forEach(effect -> effect.calls().forEach(this::write));
  }

  /**
   * The least that numbers can be, by number; those that can be less than declared are left out.
   */
  public static Map<String, Double> of(DeclaredCatalog catalog, Collection<Effect> effects) {
    NumberBounds bounds = new NumberBounds(catalog, effects);
    Map<String, Double> least = new LinkedHashMap<>();
    catalog
        .extras()
        .least()
        .forEach(
            (stat, low) -> {
              boolean begins =
                  catalog.kinds().values().stream().allMatch(kind -> fits(kind.stats(), stat, low))
                      && catalog.cards().values().stream()
                          .allMatch(card -> fits(card.stats(), stat, low));
              if (begins && !bounds.written.contains(stat)) {
                least.put(stat, low);
              }
            });
    return least;
  }

  private static boolean fits(Map<String, Double> stats, String stat, double low) {
    return stats.getOrDefault(stat, low) >= low;
  }

  /** Whatever a verb is told of a number counts as a change of it. */
  private void write(Step.Do act) {
    act.verb().writes().map(StatWrite::stat).ifPresent(written::add);
    act.arguments().values().stream()
        .filter(Argument.Word.class::isInstance)
        .forEach(one -> written.add(((Argument.Word) one).word()));
  }
}
