package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.effect.Scopes;
import dev.runesheet.game.queensblood.word.CountedState;
import dev.runesheet.game.queensblood.word.ScopeRegion;
import dev.runesheet.game.queensblood.word.ScopeSides;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.generate.ScopeRule;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rules by which continuous effects reach and count cards, from {@link Scopes}. */
final class QueensScopeRules {

  private static final String SELF = "$target : Card( anchor == true, id == $holder )";

  private QueensScopeRules() {}

  /**
   * The rules of the scopes that effects reach or count: a card that comes or goes costs each rule
   * something, whether an effect needs it or not. A card never counts itself (decision 7); each
   * counted card gives one modifier, so each can be named as a reason.
   */
  static RuleSource of(List<Effect> effects) {
    Set<String> reached = new HashSet<>();
    Set<String> counts = new HashSet<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify change) {
        reached.add(change.scope());
        counts.add(change.per());
      }
    }
    List<ScopeRule> rules = new ArrayList<>();
    for (ScopeSides whose : ScopeSides.values()) {
      for (ScopeRegion where : ScopeRegion.values()) {
        if (!where.holder().isEmpty() && reached.contains(ScopeWords.name(whose, where))) {
          rules.add(reaching(whose, where));
        }
      }
      for (CountedState counted : CountedState.values()) {
        if (counts.contains(counted.words(whose))) {
          rules.add(counting(whose, counted));
        }
      }
    }
    return new RuleSource(
        "generated/queens-blood/scopes.drl",
        ScopeRule.file(
            "rules.queensblood.scoping",
            ScopeWords.class.getName(),
            List.of(Card.class.getName()),
            rules));
  }

  private static ScopeRule reaching(ScopeSides whose, ScopeRegion where) {
    String target = "$target : Card( " + whose.constraint() + where.constraint() + " )";
    return ScopeRule.reaching(ScopeWords.name(whose, where), List.of(where.holder(), target));
  }

  private static ScopeRule counting(ScopeSides whose, CountedState counted) {
    String others =
        "$counted : Card( "
            + counted.word()
            + " == true, "
            + whose.constraint()
            + "id != $holder )";
    return ScopeRule.counting("", counted.words(whose), List.of(SELF, others));
  }
}
