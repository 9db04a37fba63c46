package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.FlagScope;
import dev.runesheet.generate.ScopeRule;
import java.util.ArrayList;
import java.util.List;

/** The rules by which flags reach whom {@link FlagScope} declares. */
final class FlagScopeRules {

  private FlagScopeRules() {}

  static RuleSource source() {
    List<ScopeRule> rules = new ArrayList<>();
    for (FlagScope scope : FlagScope.values()) {
      for (FlagScope.Way way : scope.ways()) {
        rules.add(ScopeRule.reaching(scope.word(), way.name(), way.patterns()));
      }
    }
    List<String> types = List.of(Card.class.getName(), Player.class.getName());
    return new RuleSource(
        "generated/valeria/scopes.drl",
        ScopeRule.file("rules.valeria.scoping", FlagScope.class.getName(), types, rules));
  }
}
