package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A card moves to a zone that is as much in play as its own, wherever a line moves it, and only
 * what is in play leaves it or changes by a status.
 */
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
      scopes:
        own coals: {attached to: own board}
        leads: {zone: board, whose: own, first: 1}
      roles: {lead: leads}
      events: [is cast]
      statuses:
        strong: {changes: power, by: 3}
        calm: {suppresses: self}
        tithe: {when: is cast, whose: any, then: [{do: add-stat, target: owner, stat: gold, delta: 1}]}
        cheer: {changes: power, of: allies, by: 1}
      phases:
        - {phase: main, actions: [play, swap, call, done]}
      procedures:
        settle: [{do: move, target: self, zone: camp}]
        used once: [{do: raise, target: self, event: is cast}]
        fall: [{do: leave, target: self, zone: ashes}]
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
              assertThat(one.location().place().toString()).isEqualTo("#/" + place);
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {do: leave, target: self, zone: ashes} | actions/play/then/0/target | 'self', which is not in play | a card that is in play, or the verb 'move'
          {choose: own hand, then: [{do: leave, target: target, zone: ashes}]} | actions/play/then/0/then/0/target | 'target', which is not in play | a card that is in play, or the verb 'move'
          {for each: own coals, then: [{do: leave, target: target, zone: ashes}]} | actions/play/then/0/then/0/target | 'target', which is not in play | a card that is in play, or the verb 'move'
          {for each: own coals, then: [{do: move, target: target, zone: camp}]} | actions/play/then/0/then/0/zone | 'camp', which is in play, unlike the target | one of deck, hand, ashes, or the verb 'enter'
          {for each: own board, then: [{do: attach, target: target, host: self}]} | actions/play/then/0/then/0/target | 'target', which is in play | a card that is not in play, such as after the verb 'leave'
          {choose: own coals, then: [{do: cover, target: target, card: self}]} | actions/play/then/0/then/0/target | 'target', which is not in play | a card that is in play
          {for each: own hand, then: [{do: grant, target: target, effect: strong, turns: 1}]} | actions/play/then/0/then/0/target | 'target', which is not in play | a card that is in play, where the status reaches it
          {do: attach, target: lead, host: self} | actions/play/then/0/target | 'lead', which is in play | a card that is not in play, such as after the verb 'leave'
          {do: attach, target: self, host: lead}, {for each: own board, then: [{do: attach, target: target, host: lead}]} | actions/play/then/1/then/0/target | 'target', which is in play | a card that is not in play, such as after the verb 'leave'
          {for each: own board, then: [{run: fall, as: target}]}, {do: leave, target: self, zone: ashes} | actions/play/then/1/target | 'self', which is not in play | a card that is in play, or the verb 'move'
          {for each: own board, then: [{do: take, player: owner, target: target, zone: hand}, {do: move, target: target, zone: camp}]} | actions/play/then/0/then/1/zone | 'camp', which is in play, unlike the target | one of deck, hand, ashes, or the verb 'enter'
          {for each: own board, then: [{do: take, player: owner, target: target, zone: hand}, {do: leave, target: target, zone: ashes}]} | actions/play/then/0/then/1/target | 'target', which is not in play | a card that is in play, or the verb 'move'
          {for each: own board, then: [{do: leave, target: target, zone: ashes}, {do: add-stat, target: owner, stat: gold, delta: 1}, {do: leave, target: target, zone: hand}]} | actions/play/then/0/then/2/target | 'target', which is not in play | a card that is in play, or the verb 'move'
          {for each: own hand, then: [{do: grant, target: target, effect: calm, turns: 1}]} | actions/play/then/0/then/0/target | 'target', which is not in play | a card that is in play, where the status reaches it
          """)
  void ofATargetWithWhichALineDoesNothing(
      String line, String place, String found, String expected) {
    assertThat(wrong(line, DRAW, "enters play", DRAW))
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).isEqualTo("#/" + place);
              assertThat(one.found()).isEqualTo(found);
              assertThat(one.expected()).isEqualTo(expected);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {for each: own board, then: [{do: leave, target: target, zone: ashes}, {do: attach, target: target, host: self}]}
          {do: raise, target: self, event: is cast}, {do: leave, target: self, zone: ashes}
          {do: enter, target: self, zone: board}, {do: leave, target: self, zone: ashes}
          {for each: own board, then: [{run: fall, as: target}, {do: attach, target: target, host: self}]}
          {run: used once}, {do: leave, target: self, zone: ashes}
          {for each: own board, then: [{do: leave, target: target, zone: ashes}, {do: enter, target: target, zone: camp}, {do: leave, target: target, zone: ashes}]}
          {for each: own board, then: [{do: leave, target: target, zone: ashes}, {do: add-stat, target: owner, stat: gold, delta: gold of owner}, {do: leave, target: target, zone: ashes}]}
          {for each: own board, then: [{do: leave, target: target, zone: ashes}, {if: gold of owner > 1, then: [{do: leave, target: target, zone: ashes}]}]}
          {do: leave, target: lead, zone: ashes}, {do: leave, target: lead, zone: ashes}
          {run: used once}, {run: used once}, {do: leave, target: self, zone: ashes}
          {if: zone of self is camp, then: [{do: leave, target: self, zone: ashes}]}
          {for each: own coals, then: [{do: move, target: target, zone: ashes}]}
          {for each: own coals, then: [{do: enter, target: target, zone: camp}]}
          {for each: own hand, then: [{do: grant, target: target, effect: tithe, turns: 1}]}
          {for each: own hand, then: [{do: grant, target: target, effect: cheer, turns: 1}]}
          """)
  void nothingIsFoundWhereALineDoesSomething(String lines) {
    assertThat(wrong(lines, DRAW, "enters play", DRAW)).isEmpty();
  }

  @Test
  void whatIsInPlayIsNotAttachedByALineThatCannotKnow() {
    String raise = "{do: raise, target: target, event: is cast}";
    String attach = raise + ", {do: attach, target: target, host: self}";
    String game = GAME.formatted("{do: enter, target: self, zone: board}", attach);
    game = game.replace("with: own hand", "with: own deck");
    WrittenGame written = new WrittenGame(game, CARDS.formatted("leaves play", DRAW));
    try (Match match = WrittenGame.match(written.book(), 2)) {
      WrittenGame.choose(match, "play Scout");
      assertThatThrownBy(() -> WrittenGame.choose(match, "swap Scout on Scout"))
          .hasMessageContaining("is in play: it is attached after it went by 'leave'.");
    }
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
