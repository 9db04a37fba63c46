package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;

/** The refusal of an action with or on an entity that is none of those that it is offered for. */
final class OutsideScope {

  private final MatchContext match;
  private final DeclaredCatalog catalog;
  private final int player;

  OutsideScope(MatchContext match, int player) {
    this.match = match;
    this.catalog = match.book().catalog(DeclaredCatalog.class);
    this.player = player;
  }

  /**
   * Why a choice that the present phase does not have is none; empty if it is for another reason.
   */
  String reason(Choice choice) {
    Action action = catalog.actions().get(choice.name());
    boolean now =
        catalog
            .phases()
            .get(match.state(DeclaredState.class).phase)
            .actions()
            .contains(choice.name());
    if (!now) {
      return "";
    }
    if (choice instanceof Choice.On on && !action.on().isEmpty()) {
      String with = outside(action.scope(), on.entity());
      return with.isEmpty() ? outside(action.on(), on.target()) : with;
    }
    return choice instanceof Choice.With with && !action.scope().isEmpty()
        ? outside(action.scope(), with.entity())
        : "";
  }

  private String outside(String scope, int id) {
    Entity entity = match.entity(id);
    if (match.scope(scope, match.entity(player)).contains(entity)) {
      return "";
    }
    boolean seen = match.game().isVisible(match, player, entity);
    return (seen ? entity.getName() : "that card") + " is " + where(scope);
  }

  /** The words for what is not in a scope. */
  private String where(String scope) {
    String zone = scope.substring(scope.indexOf(' ') + 1);
    if (catalog.scopes().containsKey(scope) || !catalog.zones().containsKey(zone)) {
      return "none of '" + scope + "'";
    } else if (scope.startsWith(DeclaredScopes.OWN)) {
      return "not in your " + zone;
    } else if (catalog.isCommon(zone)) {
      return "not in the " + zone;
    }
    return "not in the "
        + zone
        + " of "
        + (catalog.players().areTwo() ? "the opponent" : "another");
  }
}
