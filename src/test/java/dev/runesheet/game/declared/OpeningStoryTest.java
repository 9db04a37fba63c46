package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.pack.tool.Narrator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a story tells of the time before the first question of a match. */
class OpeningStoryTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {coins: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, event: turn starts, actions: [done]}
      actions:
        done: {ends: true}
      player rules:
        - name: opening hand
          when: game starts
          then:
            - {do: draw, target: self, amount: 2, from: deck, to: hand}
            - {do: add-stat, target: self, stat: coins, delta: 3}
            - for each: own hand
              then: [{do: enter, target: target, zone: board}]
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects:
            - name: ahead
              when: enters play
              then:
                - {do: draw, target: owner, amount: 1, from: deck, to: hand}
                - {do: add-stat, target: owner, stat: coins, delta: d6 - d6 + 9}
      """;

  private static final String DAWN =
      """
        - {name: dawn, when: turn starts, then: [{do: add-stat, target: self, stat: coins, delta: 1}]}
      """;

  private static List<String> story(String game, Integer... readers) {
    RuleBook book = new WrittenGame(game, CARDS, "decks: {all: {scout: 3}}\n").book();
    try (Match match = WrittenGame.match(book, 2)) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob"), List.of(readers));
      return match.happenings().stream()
          .flatMap(happening -> narrator.tell(happening).stream())
          .filter(told -> told.kind() != Narrator.Kind.POSITION)
          .map(told -> told.words().replaceAll("\\d+", "#"))
          .toList();
    }
  }

  @Test
  void whatCardsAndRulesChangeBeforeTheFirstTurnIsToldApartButNotTheDeal() {
    assertThat(story(GAME))
        .startsWith(
            "Before the first move", "Ann's coins # → #", "Ann: a card goes from deck to hand")
        .containsSequence("A die of # shows #", "A die of # shows #", "Ann's coins # → #")
        .endsWith("Bob's coins # → #", "Turn #: Ann")
        .doesNotContain("Ann: Scout goes from hand to board")
        .containsOnlyOnce("Before the first move");
  }

  @Test
  void aCardThatAnotherDrawsBeforeTheFirstTurnStaysHidden() {
    assertThat(story(GAME, 0))
        .contains("Ann: Scout goes from deck to hand", "Bob: a card goes from deck to hand")
        .doesNotContain("Bob: Scout goes from deck to hand");
  }

  @Test
  void whatHappensInTheFirstTurnBeforeItsQuestionIsToldBelowItsHeading() {
    assertThat(story(GAME + DAWN)).endsWith("Turn #: Ann", "Ann's coins # → #");
  }

  @Test
  void aMatchInWhichNothingButTheDealHappensBeginsWithItsFirstTurn() {
    String deals = GAME.substring(0, GAME.indexOf("      - {do: add-stat"));
    assertThat(story(deals)).containsExactly("Turn #: Ann");
    assertThat(story(deals + DAWN)).containsExactly("Turn #: Ann", "Ann's coins # → #");
  }
}
