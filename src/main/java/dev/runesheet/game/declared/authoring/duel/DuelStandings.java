package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.model.Numerals;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The attributes of both heroes at some moment of a duel, and the few of them worth showing. */
final class DuelStandings {

  private static final String HEALTH = "health";
  private static final String MAXIMUM = "max_";

  private final List<Map<String, Double>> start = new ArrayList<>();
  private final List<Map<String, Double>> values = new ArrayList<>();

  /** Creates the standings of a match as it is now. */
  DuelStandings(Match match) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    CharacterSetup setup = CharacterSetup.of(match.setup(), catalog);
    setup.characters().forEach(id -> start.add(catalog.cards().get(id).stats()));
    for (int player = 0; player < 2; player++) {
      Entity hero = match.world().entity(player);
      Map<String, Double> now = new LinkedHashMap<>();
      hero.schema().names().forEach(stat -> now.put(stat, hero.base(hero.schema().index(stat))));
      values.add(now);
    }
  }

  /** Takes happenings back, from the latest. */
  void takeBack(List<Happening> happenings) {
    for (int i = happenings.size() - 1; i >= 0; i--) {
      if (happenings.get(i) instanceof Happening.StatChanged change) {
        values.get(change.entity()).put(change.stat(), change.before());
      }
    }
  }

  void apply(Happening.StatChanged change) {
    values.get(change.entity()).put(change.stat(), change.after());
  }

  /** The stats of a player, for example {@code health 92 of 100, mana 15 of 20, burn 2}. */
  String words(int player) {
    List<String> shown = new ArrayList<>();
    Map<String, Double> now = values.get(player);
    now.forEach(
        (stat, value) -> {
          double maximum = now.getOrDefault(MAXIMUM + stat, 0.0);
          boolean changed = value - start.get(player).getOrDefault(stat, 0.0) != 0;
          boolean told =
              stat.startsWith(MAXIMUM) && now.containsKey(stat.substring(MAXIMUM.length()));
          if (maximum != 0) {
            shown.add(stat + " " + Numerals.plain(value) + " of " + Numerals.plain(maximum));
          } else if (stat.equals(HEALTH) || changed && !told) {
            shown.add(stat + " " + Numerals.plain(value));
          }
        });
    return String.join(", ", shown);
  }
}
