package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Roles, zones and numbers of the game that nothing names are told where they are declared. */
class UnnamedThingsTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          lists: {hue: {red: {worth: 1}, blue: {worth: 2}}}
          kinds:
            game: {toll: 1, <hue> stake: 0}
            player: {gold: 9}
            unit: {power: 1}
          zones: {hand: {}, market: {common: true, begins with: all}, <hue> field: {in play: true}, grave: {}}
          roles: {neighbour: next player}
          untold: [toll]
          says: {bury: It goes to the grave.}
          at least: {toll: 0}
          titles: {neighbour: next one, toll: toll of the bridge}
          procedures:
            leave: {takes: {to: zone}, then: [{do: leave, target: self, zone: $to}]}
          phases: [{phase: main, event: turn starts, actions: [bury, end]}]
          actions:
            bury: {with: own red field, then: [{run: leave, to: grave}]}
            end: {ends: true}
          player rules:
            - when: turn starts
              then:
                - {do: add-stat, target: neighbour, stat: gold, delta: toll of game + red stake of game}
                - {for each: market, then: [{do: take, player: self, target: target, zone: hand}]}
          """,
          "cards: {scout: {name: Scout, kind: unit}}\n",
          "decks: {all: {scout: 2}}\n");

  @Test
  void whatALineAParameterOrAListNamesIsUsed() {
    assertThat(GAME.mistakes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          toll of game +      | 1 +          | RS155 | kinds/game/toll | number of the game toll
          target: neighbour   | target: self | RS155 | roles/neighbour | role neighbour
          {run: leave, to: grave} | {run: leave, to: hand} | RS155 | zones/grave | zone grave
          + red stake of game | + 1          | RS155 | kinds/game/<hue> stake | number of the game <hue> stake
          grave: {}}          | grave: {}, <hue> pit: {}} | RS155 | zones/<hue> pit | zone <hue> pit
          """)
  void whatOnlyTextsForPeopleAndTheNamesOfThingsSayIsFoundOnce(
      String line, String other, String code, String place, String found) {
    assertThat(GAME.mistakes(line, other))
        .filteredOn(one -> one.startsWith("RS155"))
        .containsExactly(String.join(" | ", code, place, found, "-"));
  }

  @Test
  void whatAScopeOrFormulaNamesIsUsed() {
    assertThat(
            GAME.mistakes(
                "{run: leave, to: grave}",
                "{run: leave, to: hand}",
                "delta: toll",
                "delta: count of own grave + toll"))
        .noneMatch(one -> one.startsWith("RS155"));
  }
}
