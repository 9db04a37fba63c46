package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.analysis.WordCheck;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Controllers;
import dev.runesheet.word.Property;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The check of conditions on the owner of a scope's entities, where the scope says whose. */
public record ScopeOwners(DeclaredCatalog catalog) {

  private static final String ALWAYS = "another condition, or none, as it always holds: ";

  /** True if all entities of a scope are its viewer's. */
  public static boolean isOwn(Scope scope) {
    return scope != null && scope.whose() == Controllers.OWN;
  }

  /**
   * The warnings of a condition that never or always holds of the targets in a scope.
   *
   * @param viewer the entity that the scope is seen from
   * @param whole what must hold of a target
   */
  public Stream<Diagnostic> told(
      String name, Selector.Role viewer, Condition whole, SourceLocation place) {
    Scope scope = DeclaredScopes.named(catalog, name);
    if (scope != null && catalog.isCommon(scope.zone())) {
      return nobodys(name, viewer, whole, place);
    }
    if (scope == null || scope.whose() == Controllers.ANY || scope.inTurn() != null) {
      return Stream.empty(); // Whose turn comes next may be oneself.
    }
    return told(isOwn(scope), Words.quote(name), viewer, whole, place);
  }

  /**
   * The warnings of an action's condition on the owner of what it is done on, if that of what it is
   * done with tells whether both are the same. Both scopes are seen from the player who acts.
   *
   * @param whole what must hold for the action
   */
  public Stream<Diagnostic> told(
      DeclaredCatalog.Action action, Condition whole, SourceLocation place) {
    Map<String, Scope> scopes = DeclaredScopes.all(catalog);
    Scope with = scopes.get(action.scope());
    Scope on = scopes.get(action.on());
    if (isOwn(with)) {
      return told(action.on(), Selector.Role.SELF, whole, place);
    }
    boolean another = isAnothers(with) && on != null && !catalog.isCommon(on.zone());
    boolean known = isOwn(on) || isAnothers(on) && catalog.players().areTwo();
    String both = Words.quote(action.on()) + " beside " + Words.quote(action.scope());
    return another && known
        ? told(!isOwn(on), both, Selector.Role.SELF, whole, place)
        : Stream.empty();
  }

  /** True if all entities of a scope are those of another player than its viewer. */
  private boolean isAnothers(Scope scope) {
    return scope != null
        && scope.whose() == Controllers.ENEMY
        && scope.inTurn() == null
        && !catalog.isCommon(scope.zone());
  }

  private static Stream<Diagnostic> told(
      boolean same, String scope, Selector.Role viewer, Condition whole, SourceLocation place) {
    Condition one =
        new Condition.Same(Selector.Role.TARGET, Property.OWNER, viewer, Property.OWNER);
    Condition other = new Condition.Not(one);
    String why = (same ? "the same owner" : "another owner") + ", as of all in ";
    List<Condition> never = List.of(same ? one : other);
    List<Condition> always = List.of(same ? other : one);
    String all = why + scope;
    return Stream.concat(
        told(Code.IMPOSSIBLE, WordCheck.excluded(never, whole), place, all),
        told(Code.NO_CHANGE, WordCheck.excluded(always, whole), place, ALWAYS + all));
  }

  /** Cards in a common zone have no owner: neither a player nor another. */
  private Stream<Diagnostic> nobodys(
      String name, Selector.Role viewer, Condition whole, SourceLocation place) {
    Selector.Role target = Selector.Role.TARGET;
    List<Condition> owned = new ArrayList<>();
    owned.add(new Condition.Same(target, Property.OWNER, viewer, Property.OWNER));
    DeclaredNames.owners(catalog.players().most())
        .forEach(player -> owned.add(new Condition.Is(target, Property.OWNER, player)));
    String why = "no owner, as of all in " + Words.quote(name);
    List<Condition> none = owned.stream().map(one -> (Condition) new Condition.Not(one)).toList();
    Set<Condition> never = new LinkedHashSet<>(WordCheck.excluded(none, whole));
    Set<Condition> always = new LinkedHashSet<>();
    owned.forEach(one -> always.addAll(WordCheck.excluded(List.of(one), whole)));
    always.removeAll(never); // Who is one player is not the other.
    return Stream.concat(
        told(Code.IMPOSSIBLE, never, place, why),
        told(Code.NO_CHANGE, always, place, ALWAYS + why));
  }

  private static Stream<Diagnostic> told(
      Code code, Collection<Condition> parts, SourceLocation place, String expected) {
    return parts.stream().map(part -> Diagnostic.about(code, place, part.toString(), expected));
  }
}
