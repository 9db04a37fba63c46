package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.declared.catalog.Bounds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.generate.Literals;
import dev.runesheet.generate.PresenceRule;
import dev.runesheet.generate.ScopeConditions;
import dev.runesheet.generate.ScopeRule;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.word.EngineScope;
import dev.runesheet.word.Presence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The rules by which continuous effects reach the entities of declared scopes. */
final class ScopeRules {

  private static final String HERE = "present == true";

  private ScopeRules() {}

  /**
   * The rules of the scopes that effects reach or count; comparisons for equality come first, so
   * that the joins are indexed.
   *
   * @param file the name of the rules' file
   * @param scopes all scopes by name
   */
  static RuleSource of(String file, Map<String, Scope> scopes, List<Effect> effects) {
    List<ScopeRule> rules = new ArrayList<>();
    Set<String> written = new HashSet<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify change
          && isHere(change, scopes)
          && written.add(change.scope() + "/" + change.per())) {
        rules.add(rule(change, scopes));
      }
    }
    List<String> types = List.of("dev.runesheet.spi.fact.Entity");
    String drl =
        ScopeRule.file(
            "rules.declared.scoping", "the game", types, rules, presences(scopes, effects));
    return new RuleSource(file, drl);
  }

  /** A rule for what effects ask to be there, for all that ask for the same. */
  private static List<PresenceRule> presences(Map<String, Scope> scopes, List<Effect> effects) {
    Map<Presence, List<String>> asking = new LinkedHashMap<>();
    for (Effect effect : effects) {
      effect
          .body()
          .presence()
          .ifPresent(
              asked -> asking.computeIfAbsent(asked, any -> new ArrayList<>()).add(effect.id()));
    }
    List<PresenceRule> rules = new ArrayList<>();
    asking.forEach(
        (asked, ids) -> {
          Scope scope = scopes.get(asked.scope());
          String conditions = counted(asked.scope(), scope, scopes);
          rules.add(new PresenceRule(asked, ids, sameZone(scope), conditions));
        });
    return rules;
  }

  /** The engine itself has rules for its own scopes, but none that counts. */
  private static boolean isHere(Body.Modify change, Map<String, Scope> scopes) {
    return !change.per().isEmpty()
        || scopes.containsKey(change.scope()) && EngineScope.find(change.scope()).isEmpty();
  }

  private static ScopeRule rule(Body.Modify change, Map<String, Scope> scopes) {
    List<String> patterns = new ArrayList<>();
    if (sameZone(scopes.get(change.scope())) || sameZone(scopes.get(change.per()))) {
      patterns.add(ScopeRule.PLACE);
    }
    patterns.add(
        "$target : Entity( " + belongs(change.scope(), scopes) + HERE + ", has( $stat ) )");
    if (!change.per().isEmpty()) {
      Scope counted = scopes.get(change.per());
      patterns.add("$counted : Entity( " + counted(change.per(), counted, scopes) + " )");
    }
    return ScopeRule.counting(change.scope(), change.per(), patterns);
  }

  /** The conditions for an entity to be counted in a scope. */
  private static String counted(String name, Scope scope, Map<String, Scope> scopes) {
    boolean anywhere = scope == null || scope.zone().isEmpty();
    return belongs(name, scopes) + (anywhere ? HERE : "id >= 0");
  }

  private static boolean sameZone(Scope scope) {
    return scope != null && scope.sameZone();
  }

  /** The conditions for an entity to be whose a scope says. */
  private static String whose(Scope scope) {
    if (!scope.hasOfNobody()) {
      return ScopeConditions.of(scope.whose()) + ", ";
    }
    List<String> kinds = scope.kinds();
    boolean game = kinds.isEmpty() ? scope.zone().isEmpty() : kinds.contains(DeclaredCatalog.GAME);
    return game ? ScopeConditions.not(DeclaredCatalog.GAME) + ", " : ""; // It is no card.
  }

  /** The conditions for an entity to belong to a scope, each with a comma after it. */
  private static String belongs(String name, Map<String, Scope> scopes) {
    Scope scope = scopes.get(name);
    if (scope == null) {
      return "anchor == true, id == $holder, "; // self
    }
    StringBuilder drl = new StringBuilder(whose(scope));
    if (scope.sameZone()) {
      drl.append("zone == $zone, ");
    }
    if (!scope.zone().isEmpty()) {
      drl.append("zone == ").append(Literals.text(scope.zone())).append(", ");
    }
    if (scope.kinds().isEmpty()) {
      drl.append(ScopeConditions.not(DeclaredCatalog.PLAYER)).append(", ");
    } else {
      drl.append("kind in ( ")
          .append(scope.kinds().stream().map(Literals::text).collect(Collectors.joining(", ")))
          .append(" ), ");
    }
    scope
        .words()
        .forEach(
            (property, word) ->
                drl.append("carries( ")
                    .append(Literals.text(property))
                    .append(", ")
                    .append(Literals.text(word))
                    .append(" ), "));
    scope.printed().forEach((stat, bounds) -> within("prints", stat, bounds, drl));
    if (!scope.now().isEmpty()) {
      drl.append("numbered == true, ");
      scope.now().forEach((stat, bounds) -> within("stands", stat, bounds, drl));
    }
    return drl.append(scope.others() ? ScopeConditions.OTHERS + ", " : "").toString();
  }

  /** The conditions for a number to lie within bounds, asked by two methods of entities. */
  private static void within(String asks, String stat, Bounds bounds, StringBuilder drl) {
    if (bounds.least() != null) {
      drl.append(asks).append("AtLeast( ").append(of(stat, bounds.least())).append(" ), ");
    }
    if (bounds.most() != null) {
      drl.append(asks).append("AtMost( ").append(of(stat, bounds.most())).append(" ), ");
    }
  }

  private static String of(String stat, double bound) {
    return Literals.text(stat) + ", " + Literals.number(bound);
  }
}
