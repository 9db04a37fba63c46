package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.fact.Entity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An action with or on a card for which it is not offered is refused with where that would be. */
class RefusedChoicesTest {

  private static final String GAME =
      """
      kinds:
        player: {}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
      deck zone: deck
      scopes:
        rivals: {kinds: [unit], whose: enemy}
      phases:
        - {phase: main, actions: [play, attack, take, end]}
      actions:
        play: {with: own hand, then: [{do: enter, target: self, zone: board}]}
        attack: {with: own board, on: rivals, then: [{do: leave, target: target, zone: deck}]}
        take: {with: own deck, then: [{do: move, target: self, zone: hand}]}
        end: {ends: true}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit}}\n";

  private static Match match() {
    Match match =
        WrittenGame.match(new WrittenGame(GAME, CARDS, "decks: {all: {scout: 2}}\n").book(), 2);
    WrittenGame.choose(match, "take Scout");
    WrittenGame.choose(match, "play Scout");
    return match;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play      | own   | Scout is not in your hand",
        "play      | other | that card is not in your hand",
        "attack on | own   | Scout is none of 'rivals'",
        "attack on | other | that card is none of 'rivals'",
      })
  void theReasonSaysWhereTheCardIsNot(String action, String whose, String reason) {
    try (Match match = match()) {
      int own = find(match, 0, "board");
      int card = whose.equals("own") ? own : find(match, 1, "deck");
      Choice choice =
          action.equals("play")
              ? new Choice.With("play", card)
              : new Choice.On("attack", own, card);
      assertThatThrownBy(() -> match.choose(0, choice))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessage(reason);
      Decision asked = match.pendingDecisions().get(0);
      assertThatThrownBy(() -> match.choose(asked.id(), choice.id()))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining(reason);
    }
  }

  @Test
  void whoIsNotAskedIsNamedAsInQuestions() {
    try (Match match = match()) {
      assertThatThrownBy(() -> match.choose(1, new Choice.Alone("end")))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessage("Player 2 is not asked for such an action");
    }
  }

  private static int find(Match match, int player, String zone) {
    return match.world().entities().stream()
        .filter(one -> one.getController() == player && one.getZone().equals(zone))
        .mapToInt(Entity::getId)
        .findFirst()
        .orElseThrow();
  }
}
