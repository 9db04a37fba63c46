package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;

/**
 * The check for scopes that name players and never hold one: players lie in no zone, are attached
 * to nothing and carry no words.
 */
public final class PlayersInScopes {

  private PlayersInScopes() {}

  /** Checks the scopes that a game declares. */
  public static void check(Declaration declared, Diagnostics findings) {
    declared.scopes().values().forEach(scope -> check(scope, findings));
  }

  private static void check(Declaration.ScopeLine scope, Diagnostics findings) {
    int player = scope.kinds().indexOf(DeclaredCatalog.PLAYER);
    String asked = asked(scope);
    if (player >= 0 && !asked.isEmpty()) {
      boolean only = scope.kinds().size() == 1;
      findings.error(
          Code.NEVER_FIRES,
          scope.place().field("kinds/" + player),
          Words.quote(DeclaredCatalog.PLAYER) + ", of whom none fits " + Words.quote(asked),
          only ? "a scope without it" : "a scope without it, or no such kind");
    }
  }

  /** The field that no player fits; empty if players can. */
  private static String asked(Declaration.ScopeLine scope) {
    if (scope.zone().isPresent()) {
      return "zone";
    }
    if (scope.sameZone()) {
      return "same zone";
    }
    if (scope.attachedTo().isPresent()) {
      return "attached to";
    }
    return scope.words().isEmpty() ? "" : "words";
  }
}
