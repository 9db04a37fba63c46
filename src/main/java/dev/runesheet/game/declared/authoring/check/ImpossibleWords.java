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

  /** Attached cards lie nowhere themselves. */
  private static List<Condition> given(Scope scope, Selector.Role role) {
    List<Condition> given = new ArrayList<>();
    scope.words().forEach((property, word) -> given.add(new Condition.Is(role, property, word)));
    if (!scope.zone().isEmpty() && scope.attachedTo().isEmpty()) {
      given.add(new Condition.Is(role, ZONE, scope.zone()));
    }
    return given;
  }

  private Diagnostic excluded(
      String name, Selector.Role role, Condition part, SourceLocation place) {
    Condition.Is is = (Condition.Is) (part instanceof Condition.Not not ? not.of() : part);
    Scope scope = DeclaredScopes.all(catalog).get(name);
    String word = is.property().equals(ZONE) ? scope.zone() : scope.words().get(is.property());
    String expected =
        Words.quote(word) + ", the " + is.property() + " of all in " + Words.quote(name);
    return Diagnostic.about(Code.IMPOSSIBLE, place, part.toString(), expected);
  }
}
