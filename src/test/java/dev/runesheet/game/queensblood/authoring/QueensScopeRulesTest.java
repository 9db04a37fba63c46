package dev.runesheet.game.queensblood.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Trigger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules are written of the scopes that effects reach, and of the groups that they count. */
final class QueensScopeRulesTest {

  @Test
  void anAuraHasTheRuleOfItsScope() {
    assertThat(rulesFor("allies in lane", "")).containsExactly("rule \"scope: allies in lane\"");
  }

  @Test
  void aCountHasTheRuleOfItsGroup() {
    assertThat(rulesFor("self", "other changed enemies"))
        .containsExactly("rule \"per: other changed enemies\"");
  }

  @Test
  void whatTheEngineReachesNeedsNone() {
    assertThat(rulesFor("all", "")).isEmpty();
  }

  private static List<String> rulesFor(String scope, String per) {
    Effect effect =
        new Effect(
            "aura",
            "Aura",
            "aura",
            Trigger.ACTIVATED,
            new Body.Modify("aura", "power", Body.Layer.ADD, 1, scope, per),
            0,
            Duration.WHILE_IN_PLAY,
            Stacking.ADDITIVE,
            SourceLocation.NONE);
    return QueensScopeRules.of(List.of(effect))
        .drl()
        .lines()
        .filter(line -> line.startsWith("rule "))
        .toList();
  }
}
