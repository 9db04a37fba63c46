package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A card moves to a zone that is as much in play as its own, wherever a line moves it. */
class ZonesOfMovedCardsTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {gold: 1}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
        camp: {in play: true}
        ashes: {}
      deck zone: deck
      phases:
        - {phase: main, actions: [play, swap, call, done]}
      procedures:
        settle: [{do: move, target: self, zone: camp}]
      actions:
        play:
          with: own hand
          then: [%s]
        swap:
          with: own hand
          on: own board
          then: [%s]
        call:
          with: own board
          then: [{run: settle}]
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects:
            - {when: %s, then: [%s]}
      """;

  private static final String DRAW = "{do: draw, target: owner, amount: 1, from: deck, to: hand}";

  private static List<Diagnostic> wrong(String play, String swap, String when, String then) {
    return new WrittenGame(GAME.formatted(play, swap), CARDS.formatted(when, then))
        .findings().all().stream().filter(one -> one.code() == Code.DECLARATION).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {do: move, target: self, zone: board} | actions/play/then/0/zone | 'board', which is in play, unlike 'self'
          {run: settle} | procedures/settle/0/zone | 'camp', which is in play, unlike 'self'
          {if: gold of owner > 1, then: [{do: move, target: self, zone: camp}]} | actions/play/then/0/then/0/zone | 'camp', which is in play
          {for each: own hand, then: [{run: settle, as: target}]} | procedures/settle/0/zone | 'camp', which is in play
          """)
  void ofAnAction(String line, String place, String found) {
    assertThat(wrong(line, DRAW, "enters play", DRAW))
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place()).isEqualTo("#/" + place);
              assertThat(one.found()).startsWith(found);
              assertThat(one.expected()).isEqualTo("one of deck, hand, ashes, or the verb 'enter'");
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          enters play | {do: move, target: self, zone: hand} | 'hand', which is not in play, unlike 'self'
          leaves play | {do: move, target: self, zone: camp} | 'camp', which is in play, unlike 'self'
          leaves play | {run: settle} | 'camp', which is in play, unlike 'self'
          """)
  void ofACard(String when, String line, String found) {
    assertThat(wrong(DRAW, DRAW, when, line)).extracting(Diagnostic::found).containsExactly(found);
  }

  @Test
  void ofTwoThatChangePlaces() {
    assertThat(wrong(DRAW, "{do: swap, target: self, other: target}", "moves", DRAW))
        .extracting(Diagnostic::found)
        .containsExactly("'target', which is in play, unlike the other");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          enters play | {do: move, target: self, zone: camp}
          leaves play | {do: move, target: self, zone: hand}
          moves | {do: leave, target: self, zone: ashes}, {do: move, target: self, zone: hand}
          enters play | {if: zone of self is ashes, then: [{do: move, target: self, zone: hand}]}
          enters play | {run: settle}
          """)
  void nothingIsFoundWhereItIsRight(String when, String lines) {
    String enters = "{do: enter, target: self, zone: board}, {run: settle}";
    assertThat(wrong(enters, DRAW, when, lines)).isEmpty();
  }
}
