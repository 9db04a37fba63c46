package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.declared.DeclaredCatalog.Scope;
import dev.runesheet.game.declared.DeclaredScopes;
import dev.runesheet.generate.Literals;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The rules by which continuous effects reach the entities of declared scopes. */
final class ScopeRules {

  private static final String HEAD =
      """
      // Which entities a continuous effect reaches, from the scopes of game.yaml.
      package rules.declared.scoping;

      import dev.runesheet.engine.fact.ActiveEffect;
      import dev.runesheet.engine.fact.Entity;
      import dev.runesheet.engine.fact.Modifier;
      """;

  private static final String MODIFYING = "modifying == true";

  private ScopeRules() {}

  /**
   * The rules of the scopes that effects reach or count; comparisons for equality come first, so
   * that the joins are indexed.
   *
   * @param file the name of the rules' file
   * @param scopes all scopes by name
   */
  static RuleSource of(String file, Map<String, Scope> scopes, List<Effect> effects) {
    StringBuilder drl = new StringBuilder(HEAD);
    Set<String> written = new HashSet<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify change
          && isHere(change, scopes)
          && written.add(change.scope() + "/" + change.per())) {
        rule(drl, change, scopes);
      }
    }
    return new RuleSource(file, drl.toString());
  }

  /** The engine itself has rules for its own scopes, but none that counts. */
  private static boolean isHere(Body.Modify change, Map<String, Scope> scopes) {
    return !change.per().isEmpty()
        || scopes.containsKey(change.scope())
            && !DeclaredScopes.engine().containsKey(change.scope());
  }

  private static void rule(StringBuilder drl, Body.Modify change, Map<String, Scope> scopes) {
    boolean counts = !change.per().isEmpty();
    String name = "scope: " + change.scope() + (counts ? " for each of " + change.per() : "");
    drl.append("\nrule ").append(Literals.text(name)).append("\nwhen\n");
    drl.append("  $effect : ActiveEffect( ")
        .append(counts ? "scaling == true, per == " + Literals.text(change.per()) : MODIFYING)
        .append(", scope == ")
        .append(Literals.text(change.scope()))
        .append(", $holder : holder, $controller : controller, $stat : stat )\n");
    if (sameZone(scopes.get(change.scope())) || sameZone(scopes.get(change.per()))) {
      drl.append("  Entity( id == $holder, $zone : zone )\n");
    }
    drl.append("  $target : Entity( ")
        .append(belongs(change.scope(), scopes))
        .append("present == true, has( $stat ) )\n");
    if (counts) {
      Scope counted = scopes.get(change.per());
      boolean anywhere = counted == null || counted.zone().isEmpty();
      drl.append("  $counted : Entity( ")
          .append(belongs(change.per(), scopes))
          .append(anywhere ? "present == true" : "id >= 0")
          .append(" )\n");
    }
    drl.append("then\n  insertLogical( new Modifier( $target, $effect")
        .append(counts ? ", $counted" : "")
        .append(" ) );\nend\n");
  }

  private static boolean sameZone(Scope scope) {
    return scope != null && scope.sameZone();
  }

  /** The conditions for an entity to belong to a scope, each with a comma after it. */
  private static String belongs(String name, Map<String, Scope> scopes) {
    Scope scope = scopes.get(name);
    if (scope == null) {
      return "id == $holder, "; // self
    }
    StringBuilder drl = new StringBuilder();
    switch (scope.whose()) {
      case OWN -> drl.append("controller == $controller, ");
      case ENEMY -> drl.append("controller != $controller, controller >= 0, ");
      default -> drl.append("controller >= 0, ");
    }
    if (scope.sameZone()) {
      drl.append("zone == $zone, ");
    }
    if (!scope.zone().isEmpty()) {
      drl.append("zone == ").append(Literals.text(scope.zone())).append(", ");
    }
    if (!scope.kinds().isEmpty()) {
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
    return drl.append(scope.others() ? "id != $holder, " : "").toString();
  }
}
