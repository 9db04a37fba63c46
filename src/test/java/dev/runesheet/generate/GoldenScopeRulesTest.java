package dev.runesheet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.Presence;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of declared scopes, as they were read and approved. */
class GoldenScopeRulesTest {

  private static final List<String> TYPES = List.of(Entity.class.getName());

  private static final String ALLY = "$target : Entity( controller == $controller, has( $stat ) )";
  private static final String SELF = "$target : Entity( anchor == true, id == $holder )";
  private static final String ENEMY =
      "$counted : Entity( controller != $controller, controller >= 0 )";
  private static final String HERE = "$target : Entity( zone == $zone, has( $stat ) )";

  private static final List<ScopeRule> SCOPES =
      List.of(
          ScopeRule.reaching("allies", List.of(ALLY)),
          ScopeRule.reaching("all here", List.of(ScopeRule.PLACE, HERE)),
          ScopeRule.counting("allies", "enemies", List.of(ALLY, ENEMY)),
          ScopeRule.counting("", "enemies", List.of(SELF, ENEMY)));

  private static final List<PresenceRule> PRESENCES =
      List.of(
          new PresenceRule(
              new Presence("allies", 2, Presence.ANY),
              List.of("wolf/pack", "wolf/howl"),
              false,
              "controller == $controller, present == true"),
          new PresenceRule(
              new Presence("enemies", 0, 1), List.of("a"), false, "controller != $controller"),
          new PresenceRule(
              new Presence("all here", 1, 3), List.of("a"), true, "zone == $zone, id != $holder"));

  @Test
  void scopesAndCountsBecomeTheseRules() throws IOException {
    GoldenFiles.check("scopes", ScopeRule.file("golden", "the test", TYPES, SCOPES));
  }

  @Test
  void presencesBecomeTheseRules() throws IOException {
    GoldenFiles.check(
        "presences", ScopeRule.file("golden", "the test", TYPES, List.of(), PRESENCES));
  }

  @Test
  void theseRulesCompile() {
    String drl = ScopeRule.file("golden", "the test", TYPES, SCOPES, PRESENCES);
    assertThat(RuleCompiler.compile(List.of(new RuleSource("golden.drl", drl)))).isNotNull();
  }
}
