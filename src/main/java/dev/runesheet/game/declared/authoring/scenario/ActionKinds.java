package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.number.Role;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.word.GivenRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The kinds of entities with and on which actions can be done in any position: those of their
 * scopes which their conditions do not exclude.
 */
final class ActionKinds {

  private final DeclaredCatalog catalog;
  private final Map<String, Scope> scopes;

  ActionKinds(DeclaredCatalog catalog) {
    this.catalog = catalog;
    this.scopes = DeclaredScopes.all(catalog);
  }

  /** The kinds of what an action can be done with. */
  Set<String> with(Action action) {
    return kinds(action, action.scope(), GivenRole.SELF);
  }

  /** The kinds of what an action can be done to. */
  Set<String> on(Action action) {
    return kinds(action, action.on(), GivenRole.TARGET);
  }

  /** The names of entities of some kinds. */
  List<String> names(Set<String> kinds, List<String> players) {
    List<String> names = new ArrayList<>();
    if (kinds.contains(DeclaredCatalog.PLAYER)) {
      names.addAll(players);
    }
    catalog.cards().values().stream()
        .filter(card -> kinds.contains(card.kind()))
        .forEach(card -> names.add(card.name()));
    return names;
  }

  private Set<String> kinds(Action action, String scope, GivenRole role) {
    return catalog.kinds().keySet().stream()
        .filter(kind -> isIn(kind, scopes.get(scope)))
        .filter(kind -> action.precondition().mayHold(new Role.Given(role), kind))
        .collect(Collectors.toSet());
  }

  private boolean isIn(String kind, Scope scope) {
    if (scope == null || scope.zone().isEmpty()) {
      return scope == null || scope.kinds().isEmpty() || scope.kinds().contains(kind);
    }
    boolean named = scope.kinds().isEmpty() || scope.kinds().contains(kind);
    return named
        && DeclaredCatalog.isOfCards(kind)
        && catalog.zones().get(scope.zone()).mayHave(kind);
  }
}
