package dev.runesheet.engine.direct;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Books without rules of somebody's own are told of changes only, which costs less. */
class OwnRulesOfShippedGamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"math-battle", "queens-blood", "valeria", "tcg-pocket", "werewolf", "ember-vale"})
  void needNoFactsInsertedAnew(String game) {
    OwnRules own = new OwnRules(ShippedBooks.of(game).kieBase());
    assertThat(own.readNumbers()).isFalse();
    assertThat(own.needFreshFacts()).isFalse();
    assertThat(own.deriveWhileShown()).isFalse();
    assertThat(own.untriggered()).isEmpty();
    assertThat(own.packages()).isUnmodifiable();
    assertThat(own.queries()).isUnmodifiable();
    assertThat(own.untriggered()).isUnmodifiable();
  }
}
