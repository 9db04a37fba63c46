package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.UntriggeredRuleException;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Effect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** While a book is built, no match is there: an author's own rules have nothing to ask. */
class OwnRulesWithoutMatchTest {

  private static final String HEAD =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      global Changes changes;
      declare Empty t : int end
      """;

  /** An effect of which the stacking policy is asked. */
  private static final Effect AURA = Cards.aura("a", "aura", "power", 1, "self");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "not Entity( zone == \"nowhere\" ) then insertLogical( new Empty( changes.turn() ) );",
        "eval( changes.turn() >= 0 ) then insertLogical( new Empty( 1 ) );",
        "not Entity( id == 700 ) $n : Integer() from changes.turn() then"
            + " insertLogical( new Empty( $n ) );",
        "not Entity( zone == \"nowhere\", id == changes.turn() ) then"
            + " insertLogical( new Empty( changes.turn() ) );",
      })
  void conditionsAndConsequencesThatAskTheMatchWaitForOne(String rule) {
    RuleBook book = Books.of(HEAD + "rule \"a\" when " + rule + " end", AURA);
    try (Match match = Scene.of(book).has(0, "a", "card", "active", "power", 1).start().match()) {
      assertThat(match.over()).isFalse();
    }
  }

  @Test
  void aRuleWithoutAFactThatPassesIsRefusedBeforeItFires() {
    String rule = "rule \"a\" when not Entity( zone == \"x\" ) then changes.roll( 6 ); end";
    assertThatThrownBy(() -> Books.of(HEAD + rule, AURA))
        .isInstanceOf(UntriggeredRuleException.class)
        .hasMessageContainingAll("extra.drl:5", "rule (a)");
  }
}
