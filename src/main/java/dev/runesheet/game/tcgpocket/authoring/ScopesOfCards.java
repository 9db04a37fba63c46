package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.language.active.Reach;
import dev.runesheet.model.English;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Series;
import dev.runesheet.word.HolderScope;
import java.util.List;
import java.util.Map;

/**
 * The check of the scopes of effects that stay: somebody in them has the number that is changed.
 *
 * @param scopes the game's scope for each of those that cards can say
 */
record ScopesOfCards(Declaration game, Map<String, String> scopes) {

  /**
   * Reports a scope where a card of some kind says it or leaves it out if nobody in it has the
   * number.
   */
  void check(Reach reach, String kind) {
    if (!isNumber(reach.number()) || has(reach.scope(), reach, kind)) {
      return;
    }
    List<String> others =
        PocketWords.scopes().keySet().stream()
            .filter(scope -> scope.equals(HolderScope.SELF) || scopes.containsKey(scope))
            .filter(scope -> has(scope, reach, kind))
            .toList();
    String found =
        "scope "
            + Words.quote(reach.scope())
            + ", which is "
            + Series.or(kinds(reach.scope(), reach, kind).stream().map(English::a).toList())
            + " without "
            + Words.quote(reach.number());
    String expected = others.isEmpty() ? "another effect type" : Words.oneOf(others);
    reach.use().places().errorWhere("scope", Code.UNKNOWN_TARGET, found, expected);
  }

  /** False for what is no number of the game, which is told where its type says it. */
  private boolean isNumber(String name) {
    return game.kinds().values().stream().anyMatch(numbers -> numbers.containsKey(name));
  }

  private boolean has(String scope, Reach reach, String kind) {
    List<String> kinds = kinds(scope, reach, kind);
    return kinds.isEmpty()
        || kinds.stream()
            .anyMatch(one -> game.kinds().getOrDefault(one, Map.of()).containsKey(reach.number()));
  }

  /** The kinds of those in a scope; empty if they can be any, or it is told to have no word. */
  private List<String> kinds(String scope, Reach reach, String kind) {
    String own = scope.equals(HolderScope.SELF) ? HolderScope.SELF : "";
    String name = scopes.getOrDefault(scope, own);
    if (name.equals(HolderScope.SELF)) {
      return reach.ofPlayer()
          ? List.of(DeclaredCatalog.PLAYER)
          : game.equipment().getOrDefault(kind, List.of(kind));
    }
    Declaration.ScopeLine line = game.scopes().get(name);
    return line == null ? List.of() : game.kindsOf(line);
  }
}
