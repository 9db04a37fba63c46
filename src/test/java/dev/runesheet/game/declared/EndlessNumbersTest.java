package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.ActionFailedException;
import org.junit.jupiter.api.Test;

/** What changes make of numbers stays finite. */
class EndlessNumbersTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {power: 1000}
                unit: {}
              zones:
                deck: {}
              deck zone: deck
              statuses:
                huge: {changes: power, how: multiply}
              phases:
                - {phase: main, actions: [grow, done]}
              actions:
                grow: {then: [{repeat: 50, then: [{do: give, target: self, effect: huge, amount: 1000000, turns: 9}]}]}
                done: {ends: true}
              """,
              "cards: {scout: {name: Scout, kind: unit}}")
          .book();

  @Test
  void whatWouldBeLargerIsTheLargestNumber() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "grow");
      double before = WrittenGame.of(match, 0, "power");
      WrittenGame.choose(match, "grow");
      assertThat(before).isFinite();
      assertThat(WrittenGame.of(match, 0, "power")).isFinite().isGreaterThan(before);
      assertThat(match.view(0).toString()).doesNotContain("Infinity", "NaN");
    }
  }

  @Test
  void noAmountOfAGrantedEffectIsBeyondAllNumbers() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      assertThatThrownBy(
              () ->
                  match.update(
                      context ->
                          context.grant(
                              "statuses/huge",
                              context.entity(0),
                              context.entity(0),
                              1,
                              false,
                              Double.NaN)))
          .isInstanceOf(ActionFailedException.class)
          .hasMessageContaining("A number left the range of finite numbers.");
    }
  }
}
