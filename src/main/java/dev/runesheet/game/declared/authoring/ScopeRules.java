package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.RuleSource;
import dev.runesheet.game.declared.DeclaredCatalog.Scope;
import dev.runesheet.generate.Literals;
import java.util.Map;
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

  private ScopeRules() {}

  /**
   * The rules of scopes; comparisons for equality come first, so that the joins are indexed.
   *
   * @param file the name of the rules' file
   */
  static RuleSource of(String file, Map<String, Scope> scopes) {
    StringBuilder drl = new StringBuilder(HEAD);
    scopes.forEach((name, scope) -> rule(drl, name, scope));
    return new RuleSource(file, drl.toString());
  }

  private static void rule(StringBuilder drl, String name, Scope scope) {
    drl.append("\nrule ").append(Literals.text("scope: " + name)).append("\nwhen\n");
    drl.append("  $effect : ActiveEffect( modifying == true, scope == ")
        .append(Literals.text(name))
        .append(", $holder : holder, $controller : controller, $stat : stat )\n");
    drl.append("  $target : Entity( ");
    switch (scope.whose()) {
      case OWN -> drl.append("controller == $controller, ");
      case ENEMY -> drl.append("controller != $controller, controller >= 0, ");
      default -> drl.append("controller >= 0, ");
    }
    if (!scope.zone().isEmpty()) {
      drl.append("zone == ").append(Literals.text(scope.zone())).append(", ");
    }
    if (!scope.kinds().isEmpty()) {
      drl.append("kind in ( ")
          .append(scope.kinds().stream().map(Literals::text).collect(Collectors.joining(", ")))
          .append(" ), ");
    }
    if (scope.others()) {
      drl.append("id != $holder, ");
    }
    drl.append("present == true, has( $stat ) )\nthen\n");
    drl.append("  insertLogical( new Modifier( $target, $effect ) );\nend\n");
  }
}
