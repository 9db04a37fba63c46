package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions of groups that look at the group itself, of which each target is one. */
class OneOfItsGroupTest {

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {coins: 0}
        unit: {power: 1, debt: -2}
        hill: {height: 7}
      zones:
        deck: {}
        field: {in play: true}
      scopes:
        own units: {kinds: [unit], zone: field, whose: own}
        all units: {kinds: [unit], zone: field}
      deck zone: deck
      phases: [{phase: main, event: turn starts, actions: [play, done]}]
      actions:
        play: {with: own deck, then: [{do: enter, target: self, zone: field}]}
        done: {ends: true}
      player rules:
        - when: turn starts
          then:
            - for each: %s
              where: %s
              then: [{do: add-stat, target: owner, stat: coins, delta: 1}]
            - {do: add-stat, target: owner, stat: coins, delta: -1}
        - when: turn starts
          then:
            - for each: own units
              then:
                - {do: add-stat, target: target, stat: power, delta: 1}
                - {do: add-stat, target: target, stat: power, delta: -2}
                - {do: add-stat, target: target, stat: debt, delta: 1}
                - {do: add-stat, target: target, stat: debt, delta: -2}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        giant: {name: Giant, kind: unit, power: 5, debt: -9}
        peak: {name: Peak, kind: hill}
      """;

  private static List<Diagnostic> found(String scope, String where) {
    String game = GAME.formatted(scope, where);
    return new WrittenGame(game, CARDS, "decks: {all: {scout: 2, giant: 1, peak: 2}}\n")
        .findingsTogether();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          players   | coins of target > largest coins of players            | it never holds of one of those
          players   | coins of target < smallest coins of players           | it never holds of one of those
          players   | smallest coins of players > coins of target           | it never holds of one of those
          players   | coins of target > 3 and coins of target > largest coins of players | it never holds of one of those
          players   | coins of target > 3 or coins of target > largest coins of players  | it never holds of one of those
          own units | debt of target > largest debt of own units            | it never holds of one of those
          own units | power of target > 2 and power of target > largest power of own units [power of target > 2] | it never holds of one of those
          own units | count of own units < 1                                | 'count of own units' is always at least 1
          own units | power of target > 2 and count of own units [power of target > 2] = 0 | 'count of own units' is always at least 1
          """)
  void aTargetBeyondTheEndsOfItsOwnGroupIsFound(String scope, String where, String why) {
    assertThat(found(scope, where))
        .isNotEmpty()
        .allMatch(one -> one.toString().contains("warning RS092"))
        .allMatch(one -> one.toString().contains("player rules/0/then/0/where"))
        .anyMatch(one -> one.toString().contains(why));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "players | coins of target = largest coins of players",
        "players | coins of target < largest coins of players",
        "players | coins of target > smallest coins of players",
        "players | coins of target >= largest coins of players",
        "players | coins of target > largest coins of other players",
        "own units | power of target > largest power of all units",
        "all units | power of target > largest power of own units",
        "all units | power of target > largest debt of all units",
        "all units | power of target > largest power of all units [power of target < 3]",
        "own units | power of target > largest power of own units of opponent",
        "own units | count of own units [power of target > 2] = 0",
        "own units | count of own units = 1",
        "all units | count of own units = 0"
      })
  void whatAnotherGroupOrNumberLeavesIsAccepted(String asked) {
    String[] parts = asked.split(" \\| ");
    assertThat(found(parts[0], parts[1])).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"largest debt", "smallest height"})
  void theEndsOfANumberThatSomeOfTheGroupLackAreNotBeyondThem(String end) {
    String stat = end.split(" ")[1];
    String relation = end.startsWith("largest") ? " > " : " < ";

    assertThat(found("own deck", stat + " of target" + relation + end + " of own deck"))
        .noneMatch(one -> one.toString().contains("RS092"));
  }
}
