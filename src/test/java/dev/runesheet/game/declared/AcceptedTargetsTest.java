package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spi.ActionFailedException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verbs that move or make cards are told of players, and of the game, where effects name these. */
class AcceptedTargetsTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {gold: 1, health: 5}
        game: {health: 2}
        unit: {power: 1, health: 3}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
        ashes: {}
      deck zone: deck
      scopes:
        others: {kinds: [unit], zone: deck, whose: own, others: true}
        own side: {kinds: [unit, player], whose: own}
      statuses: {%s}
      phases:
        - {phase: main, event: turn starts, actions: [act, done]}
      actions:
        act:
          with: own deck
          then: [%s]
        done: {ends: true}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit}}\n";

  private static WrittenGame game(String act) {
    return new WrittenGame(GAME.formatted("", act), CARDS);
  }

  /** A game with an action that curses somebody, and with what is done to who is cursed. */
  private static WrittenGame cursed(String curse, String whom) {
    String status = "cursed: {when: turn starts, whose: any, then: [" + curse + "]}";
    String act = "{do: grant, target: " + whom + ", effect: cursed, turns: 3}";
    return new WrittenGame(GAME.formatted(status, act), CARDS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {do: leave, target: owner, zone: ashes}                | target | 'owner', which is a player  | a card: one of self, subject
          {do: enter, target: opponent, zone: board}             | target | 'opponent', which is a player | a card: one of self, subject
          {do: move, target: owner, zone: ashes}                 | target | 'owner', which is a player  | a card: one of self, subject
          {do: take, player: owner, target: opponent, zone: ashes} | target | 'opponent', which is a player | a card: one of self, subject
          {do: take, player: self, target: self, zone: ashes}    | target | 'self', which the line names before | another card
          {do: take, player: game, target: self, zone: ashes}    | player | 'game', which is the game   | a player or card: one of opponent, owner, self, subject
          {do: swap, target: owner, other: self}                 | target | 'owner', which is a player  | a card: one of self, subject
          {do: swap, target: self, other: self}                  | other  | 'self', which the line names before | another card
          {do: reset, target: owner}                             | target | 'owner', which is a player  | a card: one of self, subject
          {do: attach, target: owner, host: self}                | target | 'owner', which is a player  | a card: one of self, subject
          {do: attach, target: self, host: owner}                | host   | 'owner', which is a player  | a card: one of self, subject
          {do: attach, target: self, host: self}                 | host   | 'self', which the line names before | another card
          {do: cover, target: subject, card: subject}            | card   | 'subject', which the line names before | another card
          {do: create-like, target: owner, zone: deck}           | target | 'owner', which is a player  | a card: one of self, subject
          {do: create-on, target: opponent, card: scout, amount: 1} | target | 'opponent', which is a player | a card: one of self, subject
          {do: create, target: game, card: scout, amount: 1, zone: deck} | target | 'game', which is the game | a player or card: one of opponent, owner, self, subject
          {do: win, target: game}                                | target | 'game', which is the game   | a player or card: one of opponent, owner, self, subject
          """)
  void isAnErrorAtItsPlace(String line, String place, String found, String expected) {
    assertThat(game(line).findings().all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo("RS201");
              assertThat(one.location().place().toString())
                  .isEqualTo("#/actions/act/then/0/" + place);
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
          {for each: players, then: [LEAVE]}                                       | is a player
          {for each: own side, then: [LEAVE]}                                      | may be a player
          {for each: own side, where: health of target > 1, then: [LEAVE]}         | may be a player
          {choose: own side, then: [{if: kind of target is player, then: [{stop: true}]}, LEAVE]} |
          {for each: own side, where: kind of target is unit, then: [LEAVE]}       |
          {for each: own side, where: kind of target is not player, then: [LEAVE]} |
          {for each: own side, where: kind of target is unit or name of target is Scout, then: [LEAVE]} |
          {for each: own side, where: zone of target is board, then: [LEAVE]}      |
          {for each: own board, then: [LEAVE]}                                     |
          """)
  void isKnownOfThoseInAScope(String line, String found) {
    String leave = "{do: leave, target: target, zone: ashes}";
    assertThat(game(line.replace("LEAVE", leave)).findings().all())
        .extracting(Diagnostic::found)
        .isEqualTo(found == null ? List.of() : List.of("'target', which " + found));
  }

  @Test
  void isAWarningWhereNothingChoseThem() {
    String then = "{do: leave, target: subject, zone: ashes}";
    String rules =
        GAME.formatted("", "{do: shuffle, target: self, zone: deck}")
            + "rules: [{when: health changes, whose: any, then: ["
            + then
            + "]}]\n";
    assertThat(new WrittenGame(rules, CARDS).findings().all())
        .extracting(one -> one.severity() + " " + one.code().id() + " " + one.found())
        .containsExactly("WARNING RS201 'subject', which may be the game or a player");
  }

  /** Who holds a status is known in a match alone. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {do: create-like, target: self, zone: deck}      | owner | player 1 (player 0) is no card.
          {do: reset, target: self}                        | owner | player 1 (player 0) is no card.
          {do: leave, target: self, zone: ashes}           | owner | player 1 (player 0) is no card: it cannot go to 'ashes'.
          {do: create-on, target: self, card: scout, amount: 1} | owner | player 1 (player 0) is no card: nothing can be attached to it.
          {do: draw, target: self, amount: 1, from: deck, to: ashes} | game | Written (game 2) is nobody's: expected a player
          {do: lose, target: self}                         | game | Written (game 2) is nobody's: expected a player
          {do: create, target: self, card: scout, amount: 1, zone: deck} | game | Written (game 2) is nobody's: expected a player
          """)
  void failsTheActionWhereOnlyAMatchKnows(String line, String holder, String told) {
    try (Match match = WrittenGame.match(cursed(line, holder).book(), 2)) {
      WrittenGame.choose(match, "act Scout");
      assertThatThrownBy(() -> WrittenGame.choose(match, "done"))
          .isInstanceOf(ActionFailedException.class)
          .hasMessageContaining(told);
    }
  }

  @Test
  void aCardIsNotAttachedToOneThatIsAttachedToIt() {
    String lines =
        "{for each: others, then: ["
            + "{do: attach, target: self, host: target}, {do: attach, target: target, host: self}]}";
    try (Match match = WrittenGame.match(game(lines).book(), 2)) {
      assertThatThrownBy(() -> WrittenGame.choose(match, "act Scout"))
          .isInstanceOf(ActionFailedException.class)
          .hasMessageContaining("which is attached to it.");
    }
  }

  @Test
  void aPlayerCanBeOutOnlyWithTheNumberForIt() {
    assertThat(game("{do: eliminate, target: owner}").findings().all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo("RS015");
              assertThat(one.location().place().toString()).isEqualTo("#/actions/act/then/0/do");
              assertThat(one.found()).isEqualTo("'out' of players (player)");
            });
  }
}
