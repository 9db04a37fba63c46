package dev.runesheet.testing.standard;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.Map;

/** The numbers that entities have instead of those of the set-up, by their names. */
record GivenNumbers(Map<String, Map<String, Double>> numbers) {

  /**
   * Sets them as the phases would, so that effects answer the change.
   *
   * @throws IllegalArgumentException if a name is no entity's, or no number of it
   */
  void in(Match match) {
    EntityNames names = new EntityNames(match.world());
    match.update(context -> numbers.forEach((name, stats) -> set(context, names, name, stats)));
  }

  private static void set(
      MatchContext context, EntityNames names, String name, Map<String, Double> stats) {
    Entity found =
        names.find(name).orElseThrow(() -> new IllegalArgumentException(names.unknown(name)));
    Entity entity = context.entity(found.getId());
    stats.forEach(
        (stat, number) ->
            context.setStat(entity, Words.known("Number", stat, entity.schema().names()), number));
  }
}
