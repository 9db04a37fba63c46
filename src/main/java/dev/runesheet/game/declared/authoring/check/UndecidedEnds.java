package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.EndVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;

/** Lines that end the match by the game's rule for winners, in a game that has none. */
final class UndecidedEnds {

  private UndecidedEnds() {}

  static void check(
      List<Effect> effects, DeclaredCatalog catalog, PartPlaces places, Diagnostics findings) {
    if (catalog.extras().winner() != null) {
      return;
    }
    for (Effect effect : effects) {
      effect
          .calls()
          .filter(call -> call.verb().name().equals(EndVerbs.END_MATCH))
          .forEach(call -> told(effect, call, places, findings));
    }
  }

  private static void told(Effect effect, Step.Do call, PartPlaces places, Diagnostics findings) {
    findings.error(
        Code.DECLARATION,
        places.step(effect, call).field("do"),
        Words.quote(EndVerbs.END_MATCH) + " in a game without 'winner'",
        "'winner' in game.yaml, which says who wins, or the verb 'win' or 'tie'");
  }
}
