package dev.runesheet.game.declared.authoring.check.name;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.ActionLine;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.SeenBy;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Controllers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The check for actions whose options name cards that their player does not see: while the phase
 * lasts, they tell what the zone hides.
 */
public final class TellingOptions {

  private static final String INSTEAD =
      "cards that the player sees, since options name them, or lines in 'then' that say 'draw',"
          + " 'for each', 'at random' or 'choose'";

  private final DeclaredCatalog catalog;
  private final Map<String, Scope> scopes;
  private final List<Finding> found = new ArrayList<>();

  private TellingOptions(DeclaredCatalog catalog) {
    this.catalog = catalog;
    this.scopes = DeclaredScopes.all(catalog);
  }

  /** The places that name such cards. */
  public static List<Finding> of(Declaration declared, DeclaredCatalog catalog) {
    TellingOptions check = new TellingOptions(catalog);
    declared.actions().forEach(check::action);
    return check.found;
  }

  private void action(String name, ActionLine action) {
    action.scope().ifPresent(scope -> offered(name, scope, action.place().field("with")));
    action.on().ifPresent(scope -> offered(name, scope, action.place().field("on")));
  }

  private void offered(String action, String name, SourceLocation place) {
    Scope scope = scopes.get(name);
    if (scope == null || scope.zone().isEmpty() || !isHidden(scope)) {
      return;
    }
    boolean owners = catalog.seenBy(scope.zone()) == SeenBy.OWNER;
    String told =
        Words.quote(name) + ", cards that " + (owners ? "only their owners see" : "nobody sees");
    found.add(Finding.of(Code.OPTIONS_TELL, place, told, INSTEAD, action));
  }

  /** True if the one who acts does not see all the cards of a scope. */
  private boolean isHidden(Scope scope) {
    return switch (catalog.seenBy(scope.zone())) {
      case ALL -> false;
      case OWNER -> scope.whose() != Controllers.OWN && catalog.players().most() > 1;
      case NOBODY -> true;
    };
  }
}
