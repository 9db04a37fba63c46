package dev.runesheet.generate;

import dev.runesheet.engine.built.EngineRules;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.word.Controllers;
import dev.runesheet.word.EngineScope;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The engine's rules of the scopes that {@link EngineScope} declares: whom continuous effects
 * reach, and whose effects suppressors take out of force. They stand in the packages of {@code
 * rules/engine/scoping.drl} and {@code suppression.drl}, where the rules of other scopes and the
 * reasons are; Drools refuses a file there that writes one of them again.
 */
public final class EngineScopeRules {

  /** The beginning of the names of the files. */
  public static final String FOLDER = "generated/engine/";

  private static final String SUPPRESSIONS =
      """
      // Which effects a suppressor takes out of force, by the scopes of dev.runesheet.word.EngineScope.
      package runesheet.engine.suppression;

      import dev.runesheet.spi.fact.ActiveEffect;
      import dev.runesheet.spi.fact.Entity;
      import dev.runesheet.spi.fact.InPlay;
      import dev.runesheet.spi.fact.Suppression;
      """;

  private static final String SUPPRESSION =
      """

      // %s
      rule %s
      when
        $by : ActiveEffect( suppressing == true, %s, $holder : holder, $controller : controller, $only : ofAbilities )
        $effect : InPlay( contested == true, suppressible == true, %s$of : holder, $only == false || ability == true )
        Entity( contested == true, id == $of, %spresent == true )
      then
        insertLogical( new Suppression( $effect, $by ) );
      end
      """;

  private EngineScopeRules() {}

  /** The files of the rules. */
  public static List<RuleSource> all() {
    return List.of(
        new RuleSource(FOLDER + "scoping.drl", modifiers()),
        new RuleSource(FOLDER + "suppression.drl", suppressions()));
  }

  private static String modifiers() {
    List<ScopeRule> rules =
        Arrays.stream(EngineScope.values())
            .map(scope -> ScopeRule.reaching(scope.word(), List.of(target(scope))))
            .toList();
    List<String> types = List.of("dev.runesheet.spi.fact.Entity");
    return ScopeRule.file("runesheet.engine.scoping", EngineScope.class.getName(), types, rules);
  }

  private static String target(EngineScope scope) {
    return "$target : Entity( reachable == true, "
        + cards(scope.whose())
        + (scope.others() ? ScopeConditions.OTHERS + ", " : "")
        + "present == true, has( $stat ) )";
  }

  private static String suppressions() {
    StringBuilder drl = new StringBuilder(SUPPRESSIONS);
    for (Controllers whose : Controllers.values()) {
      List<EngineScope> scopes =
          Arrays.stream(EngineScope.values()).filter(scope -> scope.whose() == whose).toList();
      if (!scopes.isEmpty()) {
        drl.append(suppression(whose, scopes));
      }
    }
    return drl.toString();
  }

  /**
   * The rule for scopes that reach the same cards as far as suppression is concerned: a suppressor
   * never suppresses its own holder, so scopes that differ only in the holder share a rule.
   */
  private static String suppression(Controllers whose, List<EngineScope> scopes) {
    String literals = joined(scopes, scope -> Literals.text(scope.word()));
    return String.format(
        Locale.ROOT,
        SUPPRESSION,
        declarations(scopes),
        Literals.text(EngineRules.ofSuppression(scopes.stream().map(EngineScope::word).toList())),
        scopes.size() == 1 ? "scope == " + literals : "scope in ( " + literals + " )",
        whose == Controllers.ENEMY ? "" : "holder != $holder, ",
        cards(whose));
  }

  private static String declarations(List<EngineScope> scopes) {
    return "EngineScope." + joined(scopes, EngineScope::name);
  }

  private static String joined(List<EngineScope> scopes, Function<EngineScope, String> each) {
    return scopes.stream().map(each).collect(Collectors.joining(", "));
  }

  /** The conditions for an entity to be a card of some players, each with a comma after it. */
  private static String cards(Controllers whose) {
    return ScopeConditions.of(whose) + ", " + ScopeConditions.not(EngineScope.PLAYER) + ", ";
  }
}
