package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order in which the events of a card that enters are answered. */
class EnteringMovesTest {

  private static final String GAME =
      """
      kinds: {player: {notes: 0}, scout: {}}
      zones: {deck: {seen by: nobody}, camp: {in play: true}, field: {in play: true}}
      deck zone: deck
      phases: [{phase: main, event: turn begins, actions: [camp, advance, end]}]
      actions:
        camp: {then: [{for each: own deck, then: [{do: enter, target: target, zone: camp}]}]}
        advance: {with: own camp, then: [{do: enter, target: self, zone: field}]}
        end: {ends: true}
      player rules:
        - {when: enters play, whose: ally, then: [{do: set-stat, target: self, stat: notes, value: 10 * notes of self + 1}]}
        - {when: moves, whose: ally, then: [{do: set-stat, target: self, stat: notes, value: 10 * notes of self + 2}]}
      """;

  /** 1 is noted as the card enters play, 2 as it moves; in play it only moves. */
  @ParameterizedTest
  @CsvSource({"camp, 21", "advance Scout, 212"})
  void aCardThatEntersFirstMoves(String last, int notes) {
    WrittenGame written =
        new WrittenGame(
            GAME, "cards: {scout: {name: Scout, kind: scout}}\n", "decks: {all: {scout: 1}}\n");
    try (Match match = WrittenGame.match(written.book(), 2)) {
      WrittenGame.choose(match, "camp");
      if (!last.equals("camp")) {
        WrittenGame.choose(match, last);
      }
      assertThat(WrittenGame.of(match, 0, "notes")).isEqualTo(notes);
    }
  }
}
