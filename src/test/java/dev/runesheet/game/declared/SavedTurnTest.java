package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import org.junit.jupiter.api.Test;

/** A match is saved in the middle of a turn in which players did what can be done once only. */
class SavedTurnTest {

  private static final int USES = 8;

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 2
          turns: 5
          kinds:
            player: {gold: 0}
            unit: {power: 1}
          zones:
            deck: {}
            board: {in play: true}
          deck zone: deck
          phases:
            - {phase: main, event: turn starts, actions: [deploy, tap, done]}
          actions:
            deploy:
              with: own deck
              then: [{do: enter, target: self, zone: board}]
            tap:
              with: own board
              once: true
              then: [{do: add-stat, target: owner, stat: gold, delta: 1}]
            done: {ends: true}
          """,
          "cards: {scout: {name: Scout, kind: unit}}",
          "decks: {all: {scout: 8}}");

  @Test
  void aMatchIsSavedWhateverWasDoneOnceInTheTurn() {
    RuleBook book = GAME.book();
    try (Match match = WrittenGame.match(book, 2)) {
      for (int i = 0; i < USES; i++) {
        WrittenGame.choose(match, "deploy Scout");
      }
      for (int i = 0; i < USES; i++) {
        WrittenGame.choose(match, "tap Scout");
        String saved = match.save();
        try (Match restored = book.restore(saved, false)) {
          assertThat(restored.save()).isEqualTo(saved);
          assertThat(WrittenGame.options(restored)).isEqualTo(WrittenGame.options(match));
        }
      }
    }
  }
}
