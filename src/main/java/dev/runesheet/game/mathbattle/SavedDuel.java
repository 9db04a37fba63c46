package dev.runesheet.game.mathbattle;

import dev.runesheet.engine.Decision;
import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import java.util.List;

/** A saved duel: refuses one of heroes, or with a question, that cannot be. */
final class SavedDuel {

  private SavedDuel() {}

  static void check(MatchContext match, List<Decision> open) {
    DuelCatalog catalog = match.book().catalog(DuelCatalog.class);
    for (Entity hero : match.world().entities()) {
      List<String> stats = hero.schema().names();
      boolean fits =
          catalog.modes().values().stream().anyMatch(mode -> mode.attributes().equals(stats));
      check(catalog.heroes().containsKey(hero.getDefinition()), hero.getName(), "is no hero");
      check(fits, hero.getName(), "has attributes of no mode");
    }
    for (Decision asked : open) {
      String what = "question '" + asked.id() + "'";
      int active = match.state(DuelState.class).active;
      check(!asked.standing(), what, "would stay open");
      check(asked.player() == active, what, "is put to another than the active player");
    }
  }

  private static void check(boolean fits, String what, String wrong) {
    if (!fits) {
      throw new IllegalArgumentException(what + " " + wrong + ".");
    }
  }
}
