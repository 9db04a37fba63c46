package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines that are never repeated, and amounts that are never more than nothing. */
class IdleNumbersTest {

  private static final String BEFORE =
      "- {do: draw, target: self, amount: 4, from: deck, to: hand}";

  private final EditedGame game = new EditedGame("ember-vale");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          repeat: 'min(0, count of own hand - 5)', then: [{do: damage, target: self, amount: 1}] | then/0/repeat | never above 0
          repeat: 0 * count of own hand, then: [{do: damage, target: self, amount: 1}] | then/0/repeat | never above 0
          do: draw, target: self, amount: 'min(0, count of own hand)', from: deck, to: hand | then/0/amount | 0 changes nothing
          do: draw, target: self, amount: 'min(0, count of own hand - 5)', from: deck, to: hand | then/0/amount | never above 0
          do: add-stat, target: self, stat: hearth, delta: 0 * total cost of own hand | then/0/delta | 0 changes nothing
          """)
  void numbersThatAreNeverAboveZeroAreFound(String line, String place, String why) {
    game.edit("game.yaml", BEFORE, "- {" + line + "}");

    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS131", "#/player rules/0/" + place, why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          repeat: 'max(0, count of own hand - 5)', then: [{do: damage, target: self, amount: 1}]
          do: add-stat, target: self, stat: hearth, delta: 'min(0, count of own hand - 5)'
          """)
  void numbersThatMayBeOthersAreAccepted(String line) {
    game.edit("game.yaml", BEFORE, "- {" + line + "}");

    assertThat(game.findingsTogether()).isEmpty();
  }
}
