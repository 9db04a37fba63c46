package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Places;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Controllers;
import java.util.Set;

/** The check that a scope of a player's own is seen from somebody who has a player. */
record OwnScopes(DeclaredCatalog catalog, Places places, Diagnostics findings) {

  /** Why nobody is there. */
  static final String NOBODY = " in a rule that no player has";

  private static final Set<String> GAME = Set.of(DeclaredCatalog.GAME);

  /**
   * Checks what an effect in play reaches and counts, and what must be there.
   *
   * @param holders the kinds of its holder
   */
  void check(Effect effect, Set<String> holders) {
    if (effect.body() instanceof Body.Modify change) {
      check(change.scope(), holders, places.change(effect, "of"));
      check(change.per(), holders, places.change(effect, "for each"));
    } else if (effect.body() instanceof Body.Suppress suppress) {
      check(suppress.scope(), holders, places.change(effect, "suppresses"));
    }
    effect
        .body()
        .presence()
        .ifPresent(asked -> check(asked.scope(), holders, places.change(effect, "while/of")));
  }

  /**
   * Checks a scope.
   *
   * @param viewers the kinds of whom it is seen from
   */
  void check(String name, Set<String> viewers, SourceLocation place) {
    Scope scope = DeclaredScopes.all(catalog).get(name);
    if (scope != null && scope.whose() == Controllers.OWN && viewers.equals(GAME)) {
      findings.error(
          Code.UNKNOWN_TARGET,
          place,
          Words.quote(name) + NOBODY,
          "a scope that is nobody's own, or a rule of players");
    }
  }
}
