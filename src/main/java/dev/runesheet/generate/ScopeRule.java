package dev.runesheet.generate;

import dev.runesheet.engine.built.EngineRules;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule by which a continuous effect reaches the entities of a scope, or changes them once for
 * each entity that it counts. The modifier is derived: it goes when the effect is no longer in
 * force, and when an entity leaves the scope.
 *
 * <p>Patterns may use {@code $effect}, {@code $holder}, {@code $controller} and {@code $stat} of
 * the effect. Comparisons for equality with them stand first, so that the joins are indexed; before
 * them a pattern on the holder asks for an anchor, so that others cost the join nothing.
 *
 * @param scope the scope that the effect names; empty for any
 * @param way the end of the rule's name, where a scope is reached in several ways; else empty
 * @param counted the group that the effect counts; empty if it counts none
 * @param patterns patterns that bind {@code $target}, and {@code $counted} if the effect counts
 */
public record ScopeRule(String scope, String way, String counted, List<String> patterns) {

  /** The pattern that binds the zone of an effect's holder, {@code $zone}. */
  public static final String PLACE = "Entity( anchor == true, id == $holder, $zone : zone )";

  /** Copies the list. */
  public ScopeRule {
    patterns = List.copyOf(patterns);
  }

  /** A rule of a scope that counts nothing. */
  public static ScopeRule reaching(String scope, List<String> patterns) {
    return reaching(scope, "", patterns);
  }

  /** A rule for one way of several in which a scope is reached, by the end of its name. */
  public static ScopeRule reaching(String scope, String way, List<String> patterns) {
    return new ScopeRule(scope, way, "", patterns);
  }

  /** A rule that counts a group. */
  public static ScopeRule counting(String scope, String counted, List<String> patterns) {
    return new ScopeRule(scope, "", counted, patterns);
  }

  /**
   * A file of such rules.
   *
   * @param packageName the package of the rules
   * @param declaredBy what declares the scopes
   * @param types qualified names of the classes in patterns, beyond those of the engine
   */
  public static String file(
      String packageName, String declaredBy, List<String> types, List<ScopeRule> rules) {
    return file(packageName, declaredBy, types, rules, List.of());
  }

  /**
   * A file of such rules, and of those that say for which effects enough is there.
   *
   * @param packageName the package of the rules
   * @param declaredBy what declares the scopes
   * @param types qualified names of the classes in patterns, beyond those of the engine
   */
  public static String file(
      String packageName,
      String declaredBy,
      List<String> types,
      List<ScopeRule> rules,
      List<PresenceRule> presences) {
    StringBuilder drl = new StringBuilder();
    drl.append("// Which entities a continuous effect reaches, by the scopes of ")
        .append(declaredBy)
        .append(".\npackage ")
        .append(packageName)
        .append(";\n\n")
        .append("import dev.runesheet.spi.fact.ActiveEffect;\n")
        .append("import dev.runesheet.spi.fact.Modifier;\n");
    if (!presences.isEmpty()) {
      drl.append("import dev.runesheet.spi.fact.Fulfilled;\n")
          .append("import dev.runesheet.spi.fact.InPlay;\n");
    }
    types.forEach(type -> drl.append("import ").append(type).append(";\n"));
    rules.forEach(rule -> rule.write(drl));
    presences.forEach(rule -> rule.write(drl));
    return drl.toString();
  }

  private boolean counts() {
    return !counted.isEmpty();
  }

  private String name() {
    if (scope.isEmpty()) {
      return "per: " + counted;
    }
    return EngineRules.ofScope(scope) + way + (counts() ? " for each of " + counted : "");
  }

  private void write(StringBuilder drl) {
    List<String> effect = new ArrayList<>();
    effect.add(counts() ? "scaling == true" : "modifying == true");
    if (counts()) {
      effect.add("per == " + Literals.text(counted));
    }
    if (!scope.isEmpty()) {
      effect.add("scope == " + Literals.text(scope));
    }
    effect.addAll(List.of("$holder : holder", "$controller : controller", "$stat : stat"));
    drl.append("\nrule ").append(Literals.text(name())).append("\nwhen\n");
    drl.append("  $effect : ActiveEffect( ").append(String.join(", ", effect)).append(" )\n");
    patterns.forEach(pattern -> drl.append("  ").append(pattern).append('\n'));
    drl.append("then\n  insertLogical( new Modifier( $target, $effect")
        .append(counts() ? ", $counted" : "")
        .append(" ) );\nend\n");
  }
}
