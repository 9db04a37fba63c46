package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Limits of how many there are: one that is left out is none, and 0 is no such limit. */
class NumbersThatLimitTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          - for each: own units | - for each: own units\\n        at most: 0 | player rules/1/then/2/at most
          own units: {kinds   | own units: {first: 0, kinds             | scopes/own units/first
          """)
  void zeroIsRefused(String from, String to, String place) {
    EditedGame game = new EditedGame("ember-vale").edit("game.yaml", from, to.replace("\\n", "\n"));
    assertThat(game.findings().stream().map(EditedGame::told))
        .containsExactly("RS010 | data/ember-vale/game.yaml | " + place + " | 0 | -");
  }
}
