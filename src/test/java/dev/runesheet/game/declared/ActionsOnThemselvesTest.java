package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static dev.runesheet.game.declared.WrittenGame.options;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An action may be done with a card on that card itself, which is then 'target', too. */
class ActionsOnThemselvesTest {

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {}
        scout: {power: 1}
      words: {element: [fire, water]}
      zones:
        deck: {}
        front: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [deploy, train, done]}
      actions:
        deploy: {with: own deck, then: [{do: enter, target: self, zone: front}]}
        train: {with: allies, on: all, if: 'CONDITION', then: [{do: add-stat, target: target, stat: power, delta: 1}]}
        done: {ends: true}
      """;

  @ParameterizedTest
  @CsvSource({
    "zone of target is front,true",
    "zone of target is zone of self,true",
    "power of target > 1 or zone of target is front,true",
    "element of target is element of owner or power of target = 1,true",
    "count of all [power of target > 0] = power of target,true",
    "zone of target is not front,false",
    "power of target > 1,false"
  })
  void theirConditionIsAboutItAsTarget(String condition, boolean offered) {
    String game = GAME.replace("CONDITION", condition);
    String cards = "cards: {scout: {name: Scout, kind: scout, element: fire}}";
    try (Match match = WrittenGame.match(new WrittenGame(game, cards).book(), 2)) {
      choose(match, "deploy Scout");
      assertThat(options(match).stream().anyMatch(one -> one.startsWith("train")))
          .isEqualTo(offered);
    }
  }
}
