package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of numbers that have words are told by these, and words that say nothing are found. */
class StatesOfNumbersTest {

  private static final String DONE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";
  private static final String READY = "  ready: {0: not ready, 1: ready}\n";
  private static final String WARD = "  ward: {0: bare, 1: warded, 2: walled}\n";

  private static EditedGame withWards() {
    return new EditedGame("ember-vale").edit("game.yaml", READY, READY + WARD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {do: set-stat, target: self, stat: ready, value: 1} | this card becomes ready.
          {do: set-stat, target: self, stat: ready, value: 0} | this card is no longer ready.
          {do: set-stat, target: self, stat: ready, value: 2} | set this card's ready to 2.
          {do: set-stat, target: self, stat: ward, value: 2} | this card becomes walled.
          {for each: own units, then: [{do: set-stat, target: target, stat: ready, value: 1}]} | each of your units becomes ready.
          {choose: enemy units, then: [{do: set-stat, target: target, stat: ward, value: 0}]} | choose an enemy unit: it becomes bare.
          {if: ready of self = 1, then: [{do: tie}]} | if this card is ready, the match
          {if: ready of self = 0, then: [{do: tie}]} | if this card is not ready, the match
          {if: ready of self != 1, then: [{do: tie}]} | if this card's ready is not 1, the match
          {if: ready of self != 0, then: [{do: tie}]} | if this card's ready is not 0, the match
          {if: ready of self > 0, then: [{do: tie}]} | if this card's ready is above 0, the match
          {if: ready of self >= 1, then: [{do: tie}]} | if this card's ready is at least 1, the match
          {if: ready of self < 1, then: [{do: tie}]} | if this card's ready is below 1, the match
          {if: ready of self <= 0, then: [{do: tie}]} | if this card's ready is at most 0, the match
          {if: ready of self > 1, then: [{do: tie}]} | if this card's ready is above 1, the match
          {if: ready of self = 2, then: [{do: tie}]} | if this card's ready is 2, the match
          {if: ready of self >= 0, then: [{do: tie}]} | if this card's ready is at least 0, the match
          {if: ward of self > 0, then: [{do: tie}]} | if this card's ward is above 0, the match
          {if: ward of self != 0, then: [{do: tie}]} | if this card is not bare, the match
          {if: ward of self = 1 or ward of self = 2, then: [{do: tie}]} | if this card is warded or walled, the match
          {if: not (ward of self = 1 or ward of self = 2), then: [{do: tie}]} | if this card is not warded and not walled, the match
          {if: ready of self = 1 and ward of self = 0, then: [{do: tie}]} | if this card is ready and bare, the match
          {if: ready of self = 1 and attack of self > 2, then: [{do: tie}]} | if this card is ready and this card's attack is above 2, the match
          {choose: enemy units, where: ready of target = 0, then: [{do: damage, target: target, amount: 1}]} | to an enemy unit that is not ready.
          {choose: own units, where: ward of target = 2 and ready of target = 1, then: [{do: damage, target: target, amount: 1}]} | to one of your units that is walled and ready.
          {if: "count of enemy units [ready of target = 1] > 1", then: [{do: tie}]} | if there is more than 1 enemy unit that is ready, the match
          {if: "count of enemy units [ready of target = 0 and ward of target = 2] = 0", then: [{do: tie}]} | if there are no enemy units that are not ready and walled, the match
          {if: "count of own units [ready of target = 1] > 2", then: [{do: tie}]} | if you have more than 2 units that are ready, the match
          {if: "count of enemy units [attack of target > 2] = 0", then: [{do: tie}]} | if there are no enemy units with attack above 2, the match
          """)
  void linesSayWhatOneIsOrBecomes(String line, String said) {
    assertThat(withWards().edit("cards.yaml", DONE, "- " + line).sentenceOf("ember-smith"))
        .contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {changes: ready, of: own units, by: 1, how: set} | your units are ready.
          {changes: ready, by: 0, how: set} | it is not ready.
          {changes: ready, by: 0, how: multiply} | it is not ready.
          {changes: ready, by: 0, how: multiply, for each: enemy units} | its ready is multiplied by 0 once for each enemy unit.
          {changes: ready, by: 0, how: at most} | its ready is at most 0.
          {changes: ready, by: 1, how: at least} | its ready is at least 1.
          {changes: ready, by: 2, how: at least} | its ready is at least 2.
          {changes: ready, of: enemy units, by: 1} | the ready of enemy units is raised by 1.
          {changes: ready, of: other own units, by: 2} | the ready of your other units is raised by 2.
          {changes: ready, by: -1} | its ready is lowered by 1.
          {changes: ward, by: 2, how: set} | it is walled.
          {changes: ward, by: 1} | its ward is raised by 1.
          """)
  void changesSayWhatOneIs(String effect, String said) {
    String call = "{changes: attack, of: other own units, by: 1, name: call of flames}";
    assertThat(withWards().edit("cards.yaml", call, effect).sentenceOf("flame-caller"))
        .endsWith(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          redy: {1: ready} | RS015 | data/ember-vale/game.yaml | states/redy | redy | ready
          ready: {ready: ready} | RS005 | data/ember-vale/game.yaml | states/ready/ready | ready | -
          ready: {1.5: ready} | RS005 | data/ember-vale/game.yaml | states/ready/1.5 | 1.5 | -
          ready: {01: ready} | RS005 | data/ember-vale/game.yaml | states/ready/01 | 01 | -
          ready: {1: ''} | RS006 | data/ember-vale/game.yaml | states/ready/1 | - | -
          ready: {} | RS006 | data/ember-vale/game.yaml | states/ready | no value | -
          ready: {0: ready, 1: ready} | RS201 | data/ember-vale/game.yaml | states/ready/1 | ready, which is said of ready 0, too | -
          ready: {1: up}, ward: {1: up} | RS201 | data/ember-vale/game.yaml | states/ward/1 | up, which is said of ready 1, too | -
          """)
  void wordsThatSayNothingAreFound(
      String states, String code, String file, String place, String found, String nearest) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "states:\n" + READY, "states: {" + states + "}\n");
    assertThat(
            edited.findings().stream()
                .filter(one -> one.code() != Code.SENTENCE_STALE)
                .map(EditedGame::told)
                .toList())
        .containsExactly(String.join(" | ", code, file, place, found, nearest));
  }

  /** A word may say the same of things that never are the same thing. */
  @Test
  void numbersOfDifferentKindsMayShareAWord() {
    EditedGame edited =
        new EditedGame("ember-vale").edit("game.yaml", READY, READY + "  embers: {0: not ready}\n");
    assertThat(edited.findings()).isEmpty();
  }
}
