package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.effect.Scopes;
import dev.runesheet.game.queensblood.word.Counted;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.game.queensblood.word.Where;
import dev.runesheet.game.queensblood.word.Whose;
import dev.runesheet.generate.ScopeRule;
import java.util.ArrayList;
import java.util.List;

/** The rules by which continuous effects reach and count cards, from {@link Scopes}. */
final class QueensScopeRules {

  private static final String SELF = "$target : Card( id == $holder )";

  private QueensScopeRules() {}

  /**
   * All of them. A card never counts itself (decision 7); each counted card gives one modifier, so
   * each can be named as a reason.
   */
  static RuleSource rules() {
    List<ScopeRule> rules = new ArrayList<>();
    for (Whose whose : Whose.values()) {
      for (Where where : Where.values()) {
        if (!where.holder().isEmpty()) {
          rules.add(reaching(whose, where));
        }
      }
      for (Counted counted : Counted.values()) {
        rules.add(counting(whose, counted));
      }
    }
    return new RuleSource(
        "generated/queens-blood/scopes.drl",
        ScopeRule.file("rules.queensblood.scoping", List.of(Card.class.getName()), rules));
  }

  private static ScopeRule reaching(Whose whose, Where where) {
    String target = "$target : Card( " + whose.constraint() + where.constraint() + " )";
    return ScopeRule.reaching(ScopeWords.name(whose, where), List.of(where.holder(), target));
  }

  private static ScopeRule counting(Whose whose, Counted counted) {
    String others =
        "$counted : Card( "
            + counted.property()
            + " == true, "
            + whose.constraint()
            + "id != $holder )";
    return new ScopeRule("", counted.words(whose), List.of(SELF, others));
  }
}
