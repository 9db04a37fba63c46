package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Controllers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The check for what asks for other players, or for what is theirs, in a game that one plays alone:
 * nobody ever is there.
 */
final class OtherPlayers {

  private static final String NOBODY = ", where nobody is in a game of 1 player";
  private static final String EXPECTED = "a scope of one's own, or of all";

  private final DeclaredCatalog catalog;
  private final Map<String, Scope> scopes;
  private final Set<Finding> found = new LinkedHashSet<>();

  OtherPlayers(DeclaredCatalog catalog) {
    this.catalog = catalog;
    this.scopes = DeclaredScopes.all(catalog);
  }

  /**
   * Notes a scope that an effect names.
   *
   * @param viewers the kinds of entities from whose side it is seen
   */
  void scope(String name, Set<String> viewers, SourceLocation place, String by) {
    Scope scope = scopes.get(name);
    if (scope != null && scope.whose() == Controllers.ENEMY && isNone(scope, viewers)) {
      found.add(Finding.of(Code.SCOPE_EMPTY, place, Words.quote(name) + NOBODY, EXPECTED, by));
    }
  }

  /** Notes a role that an effect names, which the game may declare as one of a scope. */
  void role(Selector.Role role, Set<String> viewers, SourceLocation place, String by) {
    if (catalog.extras().roles().containsKey(role.name())) {
      scope(role.name(), viewers, place, by);
    }
  }

  private boolean isNone(Scope scope, Set<String> viewers) {
    boolean inTurn = scope.inTurn() != null && catalog.players().most() == 1;
    return inTurn || RoleKinds.haveNoEnemies(catalog, viewers);
  }

  /**
   * The findings about effects, and about actions and phases.
   *
   * @param game the file that declares the game
   */
  List<Finding> told(String game) {
    if (catalog.players().most() > 1) {
      return List.of();
    }
    Set<String> player = Set.of(DeclaredCatalog.PLAYER);
    catalog
        .actions()
        .forEach(
            (name, action) -> {
              String place = "/actions/" + name;
              scope(action.scope(), player, SourceLocation.pointer(game, place + "/with"), name);
              scope(action.on(), player, SourceLocation.pointer(game, place + "/on"), name);
            });
    catalog
        .zones()
        .forEach(
            (name, zone) -> {
              if (zone.seenBy() == SeenBy.OTHERS) {
                unseen(name, "/zones/" + name, game);
              }
            });
    catalog
        .kinds()
        .forEach(
            (kind, numbers) ->
                numbers
                    .others()
                    .forEach(stat -> unseen(stat, "/kinds/" + kind + "/" + stat, game)));
    List<DeclaredCatalog.Phase> phases = catalog.phases();
    for (int i = 0; i < phases.size(); i++) {
      if (phases.get(i).who() == DeclaredCatalog.Acting.OTHERS) {
        SourceLocation place = SourceLocation.pointer(game, "/phases/" + i + "/who");
        found.add(others(Code.NEVER_FIRES, place, "'active' or 'each'", phases.get(i).name()));
      }
    }
    return new ArrayList<>(found);
  }

  private void unseen(String name, String entry, String game) {
    SourceLocation place = SourceLocation.pointer(game, entry + "/seen by");
    found.add(others(Code.SCOPE_EMPTY, place, "another word, as nobody sees it", name));
  }

  private static Finding others(Code code, SourceLocation place, String expected, String of) {
    return Finding.of(code, place, Words.quote("others") + NOBODY, expected, of);
  }
}
