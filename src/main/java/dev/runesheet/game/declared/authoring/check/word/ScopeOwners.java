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
import java.util.List;
import java.util.stream.Stream;

/** The check of conditions on the owner of a scope's entities, where the scope says whose. */
public record ScopeOwners(DeclaredCatalog catalog) {

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
    Scope scope = DeclaredScopes.all(catalog).get(name);
    if (scope != null && catalog.isCommon(scope.zone())) {
      return nobodys(name, viewer, whole, place);
    }
    if (scope == null || scope.whose() == Controllers.ANY || scope.inTurn() != null) {
      return Stream.empty(); // Whose turn comes next may be oneself.
    }
    Condition one =
        new Condition.Same(Selector.Role.TARGET, Property.OWNER, viewer, Property.OWNER);
    Condition other = new Condition.Not(one);
    String why = (isOwn(scope) ? "the same owner" : "another owner") + ", as of all in ";
    List<Condition> never = List.of(isOwn(scope) ? one : other);
    List<Condition> always = List.of(isOwn(scope) ? other : one);
    return Stream.concat(
        told(Code.IMPOSSIBLE, never, whole, place, why + Words.quote(name)),
        told(
            Code.NO_CHANGE,
            always,
            whole,
            place,
            "another condition, or none, as it always holds: " + why + Words.quote(name)));
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
    return owned.stream()
        .flatMap(
            one -> {
              List<Condition> never = List.of(new Condition.Not(one));
              return Stream.concat(
                  told(Code.IMPOSSIBLE, never, whole, place, why),
                  told(
                      Code.NO_CHANGE,
                      List.of(one),
                      whole,
                      place,
                      "another condition, or none, as it always holds: " + why));
            });
  }

  private static Stream<Diagnostic> told(
      Code code, List<Condition> given, Condition whole, SourceLocation place, String expected) {
    return WordCheck.excluded(given, whole).stream()
        .map(part -> Diagnostic.about(code, place, part.toString(), expected));
  }
}
