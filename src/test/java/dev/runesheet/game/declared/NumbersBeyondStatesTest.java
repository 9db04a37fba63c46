package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of which several values have words, made others than these. */
class NumbersBeyondStatesTest {

  private static final String LINE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";
  private static final String IMP = "{name: Spark Imp, kind: unit, cost: 1, attack: 2, health: 1";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          when: enters play, then: [{do: set-stat, target: self, stat: ready, value: 2}] | then/0/value | 2
          when: enters play, then: [{do: set-stat, target: self, stat: ready, value: -1}] | then/0/value | -1
          when: enters play, then: [{do: add-stat, target: self, stat: ready, delta: 2}] | then/0/delta | 2
          when: enters play, then: [{do: add-stat, target: self, stat: ready, delta: -3}] | then/0/delta | -3
          'changes: ready, of: other own units, by: 1' | by | 1
          'changes: ready, of: other own units, by: -1' | by | -1
          'changes: ready, of: other own units, by: 2, how: set' | by | 2
          'changes: ready, of: other own units, by: 2, how: at least' | by | 2
          """)
  void aChangeThatLeavesTheStatesIsFound(String effect, String place, String found) {
    assertThat(beyond(effect))
        .singleElement()
        .asString()
        .contains("/effects/1/" + place + ": warning RS010", "found " + found + ", expected")
        .contains("a number with which 'ready' stays from 0 to 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "when: enters play, then: [{do: set-stat, target: self, stat: ready, value: 1}]",
        "when: enters play, then: [{do: add-stat, target: self, stat: ready, delta: 1}]",
        "when: enters play, then: [{do: set-stat, target: self, stat: ward, value: 7}]",
        "changes: ready, of: other own units, by: 1, how: set",
        "changes: ready, of: other own units, by: 1, how: at least",
        "changes: ready, of: other own units, by: 0, how: at most"
      })
  void aChangeWithinTheStatesIsAccepted(String effect) {
    assertThat(beyond(effect)).isEmpty();
  }

  @Test
  void aCardThatBeginsWithANumberBeyondThemIsFound() {
    EditedGame game = new EditedGame("ember-vale").edit("cards.yaml", IMP, IMP + ", ready: 2");
    assertThat(beyond(game))
        .singleElement()
        .asString()
        .contains("/cards/spark-imp/ready: warning RS010");
    EditedGame ready = new EditedGame("ember-vale").edit("cards.yaml", IMP, IMP + ", ready: 1");
    assertThat(beyond(ready)).isEmpty();
  }

  /** That one value has a word says nothing of the others. */
  @Test
  void aSingleValueWithAWordIsNoBound() {
    EditedGame game =
        new EditedGame("ember-vale")
            .edit("game.yaml", "{0: not ready, 1: ready}", "{0: not ready}")
            .edit("cards.yaml", IMP, IMP + ", ready: 2");
    assertThat(beyond(game)).isEmpty();
  }

  /** Lines could make it any number; its states say which there are. */
  @ParameterizedTest
  @CsvSource({
    "hearth of owner = 9, never holds by itself: 'hearth' is always from 0 to 8",
    "hearth of owner > 8, never holds by itself: 'hearth' is always from 0 to 8",
    "hearth of owner = 0 - 1, it never holds by itself"
  })
  void aConditionThatAsksForANumberBeyondThemIsFound(String test, String why) {
    assertThat(askedOfHearth(test)).singleElement().asString().contains("#/actions/attack/if", why);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hearth of owner = 8", "hearth of owner > 7", "hearth of owner = 0"})
  void aConditionThatAsksForANumberAmongThemIsAccepted(String test) {
    assertThat(askedOfHearth(test)).isEmpty();
  }

  private static List<String> askedOfHearth(String test) {
    String asked = "if: ready of self = 1 and attack of self > 0";
    EditedGame game =
        new EditedGame("ember-vale")
            .edit("game.yaml", "states:\n", "states:\n  hearth: {0: cold, 4: warm, 8: hot}\n")
            .edit("game.yaml", asked, asked + " and " + test);
    return game.findingsTogether().stream()
        .map(Object::toString)
        .filter(one -> one.contains("RS092"))
        .toList();
  }

  private static List<String> beyond(String effect) {
    String added = LINE + "\n      - {" + effect + "}";
    return beyond(new EditedGame("ember-vale").edit("cards.yaml", LINE, added));
  }

  private static List<String> beyond(EditedGame game) {
    return game.findingsTogether().stream()
        .map(Object::toString)
        .filter(one -> one.contains("RS010"))
        .toList();
  }
}
