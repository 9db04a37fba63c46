package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What effects say of turns and of players in their order. */
class TurnSentencesTest {

  private static final String DONE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";

  private static EditedGame with(String line) {
    return new EditedGame("ember-vale").edit("cards.yaml", DONE, "- " + line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {do: next-turn, target: owner} | take the next turn
          {do: next-turn, target: opponent} | the opponent takes the next turn
          {do: turn-around} | the order of turns is reversed
          {for each: next player, then: [{do: next-turn, target: target}]} | the next player takes the next turn
          {for each: previous player, then: [{do: draw, target: target, amount: 1, from: deck, to: hand}]} | the previous player draws a card
          {for each: next player, then: [{for each: next player, of: target, then: [{do: next-turn, target: target}]}]} | for the next player: the next player seen from that player takes the next turn
          {for each: active player, then: [{do: draw, target: target, amount: 1, from: deck, to: hand}]} | the player whose turn it is draws a card
          {as each: active player, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]} | , the player whose turn it is: draw a card
          {if: "count of active player [embers of target > 0] > 0", then: [{do: turn-around}]} | if there is at least 1 player whose turn it is with embers above 0
          {choose: players in turn order, then: [{do: next-turn, target: target}]} | choose a player: that player takes the next turn
          {as each: players in turn order, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]} | each player, in turn order: draw a card
          {as each: next player, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]} | , the next player: draw a card
          {if: count of next player > 0, then: [{do: turn-around}]} | if there is at least 1 next player, the order of turns is reversed
          {if: turn number = 12, then: [{do: turn-around}]} | if it is turn 12, the order of turns is reversed
          {if: turn number >= 12, then: [{do: turn-around}]} | if it is turn 12 or later, the order
          """)
  void effectsSayWhoHasTurns(String line, String said) {
    assertThat(with(line).sentenceOf("ember-smith")).containsIgnoringCase(said);
  }

  @ParameterizedTest
  @CsvSource({
    "kind of causer is unit, if a unit caused this",
    "not kind of causer is unit, if no unit caused this"
  })
  void whatCausedAnEventIsSaidByItsKind(String condition, String said) {
    EditedGame game =
        with("{if: " + condition + ", then: [{do: turn-around}]}")
            .edit("cards.yaml", "when: turn starts", "when: health changes");
    assertThat(game.sentenceOf("ember-smith")).contains(said);
  }
}
