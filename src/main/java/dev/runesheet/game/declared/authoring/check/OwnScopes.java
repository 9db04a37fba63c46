package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
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

/**
 * The check that effects which belong to no player name no scope of one player's own, such as
 * {@code allies}: in a rule of the game there is nobody whose own it could be.
 */
record OwnScopes(
    DeclaredCatalog catalog, PartPlaces places, OtherPlayers others, Diagnostics findings) {

  /** The end of the finding, behind the name of the scope. */
  static final String NOBODY = " in a rule that no player has";

  private static final Set<String> GAME = Set.of(DeclaredCatalog.GAME);

  /**
   * Checks the scopes of a continuous effect: of its change or suppression, of the number that it
   * counts, and of what {@code while} asks for.
   *
   * @param holders the kinds of entities that can hold it
   */
  void check(Effect effect, Set<String> holders) {
    if (effect.body() instanceof Body.Modify change) {
      check(effect, change.scope(), holders, places.change(effect, "of"));
      check(effect, change.per(), holders, places.change(effect, "for each"));
    } else if (effect.body() instanceof Body.Suppress suppress) {
      check(effect, suppress.scope(), holders, places.change(effect, "suppresses"));
    }
    effect
        .body()
        .presence()
        .ifPresent(
            asked -> check(effect, asked.scope(), holders, places.change(effect, "while/of")));
  }

  /**
   * Checks one scope that an effect names.
   *
   * @param viewers the kinds of entities from whose side it is seen
   */
  void check(Effect effect, String name, Set<String> viewers, SourceLocation place) {
    Scope scope = DeclaredScopes.named(catalog, name);
    if (scope != null && scope.whose() == Controllers.OWN && viewers.equals(GAME)) {
      findings.error(
          Code.UNKNOWN_TARGET,
          place,
          Words.quote(name) + NOBODY,
          "a scope that is nobody's own, or a rule of players");
    }
    others.scope(name, viewers, place, effect.id());
  }
}
