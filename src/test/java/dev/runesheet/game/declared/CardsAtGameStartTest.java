package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects of cards that answer the start of a game, when most cards are not in play yet. */
class CardsAtGameStartTest {

  private static final String ENTERING =
      "when: enters play\n        if: count of enemy board > count of own board";
  private static final String RULES = "player rules:\n";

  private static EditedGame game(String whose) {
    String answer = "when: game starts\n        whose: " + whose;
    return new EditedGame("ember-vale").edit("cards.yaml", ENTERING, answer);
  }

  private static EditedGame game(String event, String line) {
    String rule = "  - {when: " + event + ", then: [" + line + "]}\n";
    return game("ally").edit("game.yaml", RULES, RULES + rule);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ally", "enemy", "any", "other"})
  void anAnswerOfACardOfWhichNoneIsInPlayThenIsFound(String whose) {
    assertThat(game(whose).findingsTogether())
        .singleElement()
        .asString()
        .contains("RS073", "snow-scout/effects/0/when", "'game starts', when no unit is in play");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: create, target: self, card: spark-imp, zone: board, amount: 1}",
        "{for each: own deck, where: kind of target is unit,"
            + " then: [{do: enter, target: target, zone: board}]}"
      })
  void anAnswerOfACardThatMayBeInPlayThenIsAccepted(String line) {
    assertThat(game("game starts", line).findingsTogether()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: create, target: self, card: warm-hearth, zone: board, amount: 1}",
        "{do: shuffle, target: self, zone: deck}"
      })
  void whatBringsOtherKindsOrNoneIntoPlayDoesNotHelp(String line) {
    assertThat(game("game starts", line).findingsTogether()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"turn starts", "day breaks"})
  void whatBringsItIntoPlayInAPhaseComesTooLate(String event) {
    String line = "{do: create, target: self, card: spark-imp, zone: board, amount: 1}";
    assertThat(game(event, line).findingsTogether()).hasSize(1);
  }
}
