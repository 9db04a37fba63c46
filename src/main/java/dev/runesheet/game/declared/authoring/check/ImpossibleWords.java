package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.WordCheck;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The conditions that ask an entity for a word which it never has there: a kind that no entity of
 * its role is of, or a word or zone that no entity of its scope has.
 */
final class ImpossibleWords {

  static final String KIND = "kind";
  private static final String ZONE = "zone";

  private final DeclaredCatalog catalog;
  private final List<Diagnostic> told = new ArrayList<>();

  ImpossibleWords(DeclaredCatalog catalog) {
    this.catalog = catalog;
  }

  /** The warnings. */
  List<Diagnostic> told() {
    return told;
  }

  /** Warns of a kind that a role never has there. */
  void kind(Condition.Is is, RoleKinds roles, SourceLocation place) {
    Set<String> kinds = roles.of(is.who());
    if (is.property().equals(KIND)
        && catalog.kinds().containsKey(is.word())
        && !kinds.isEmpty()
        && !kinds.contains(is.word())) {
      String found = "kind of " + is.who().name() + " is " + is.word();
      String others = Words.oneOf(new TreeSet<>(kinds));
      told.add(Diagnostic.about(Code.IMPOSSIBLE, place, found, others));
    }
  }

  /**
   * Warns of words and zones that the scope excludes of which an entity is one.
   *
   * @param role the entity
   * @param condition what it must fulfil
   */
  void scope(String name, Selector.Role role, Condition condition, SourceLocation place) {
    Scope scope = DeclaredScopes.all(catalog).get(name);
    if (scope != null) {
      WordCheck.excluded(given(scope, role), condition)
          .forEach(part -> told.add(excluded(name, role, part, place)));
    }
  }

  private List<Condition> given(Scope scope, Selector.Role role) {
    List<Condition> given = new ArrayList<>();
    scope.words().forEach((property, word) -> given.add(new Condition.Is(role, property, word)));
    Set<String> zones = zones(scope);
    for (String zone : catalog.zones().keySet()) {
      Condition there = new Condition.Is(role, ZONE, zone);
      if (!zones.contains(zone)) {
        given.add(new Condition.Not(there));
      } else if (zones.size() == 1 && !scope.kinds().contains(DeclaredCatalog.PLAYER)) {
        given.add(there);
      }
    }
    return given;
  }

  /** The zones in which entities of a scope can lie; attached cards lie in none. */
  private Set<String> zones(Scope scope) {
    if (!scope.attachedTo().isEmpty()) {
      return Set.of();
    }
    return scope.zone().isEmpty() ? inPlay() : Set.of(scope.zone());
  }

  private Set<String> inPlay() {
    Set<String> zones = new TreeSet<>(catalog.zones().keySet());
    zones.removeIf(zone -> !catalog.zones().get(zone).inPlay());
    return zones;
  }

  private Diagnostic excluded(
      String name, Selector.Role role, Condition part, SourceLocation place) {
    Condition.Is is = (Condition.Is) (part instanceof Condition.Not not ? not.of() : part);
    Scope scope = DeclaredScopes.all(catalog).get(name);
    boolean zone = is.property().equals(ZONE);
    Set<String> words = zone ? zones(scope) : Set.of(scope.words().get(is.property()));
    String expected =
        (words.isEmpty() ? "nothing" : quoted(words))
            + ", the "
            + is.property()
            + " of all in "
            + Words.quote(name);
    return Diagnostic.about(Code.IMPOSSIBLE, place, part.toString(), expected);
  }

  private static String quoted(Set<String> words) {
    return words.stream().map(Words::quote).collect(Collectors.joining(" or "));
  }
}
