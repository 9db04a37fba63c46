package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Sums, and the least that modifiers make of numbers, count in games without words of cards, too.
 */
class SumsAndLeastTest {

  private static final String GAME =
      """
      kinds:
        player: {health: 10}
        unit: {power: 2, bonus: 3}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, event: turn starts, actions: [deploy, done]}
      actions:
        done: {ends: true}
        deploy:
          with: own deck
          then: [{do: enter, target: self, zone: board}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit, effects: [{changes: power, of: self, by: -7}]}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                       | -5
          'at least: {power: 0}'                   | 0
          'sums: {power: [bonus]}'                 | -2
          """)
  void numbersOfACardInPlay(String entry, double power) {
    WrittenGame game = new WrittenGame(GAME + entry + "\n", CARDS);
    try (Match match = WrittenGame.match(game.book(), 2)) {
      choose(match, "deploy Scout");
      Entity scout =
          match.world().entities().stream()
              .filter(one -> one.getZone().equals("board"))
              .findFirst()
              .orElseThrow();
      assertThat(scout.stat("power")).isEqualTo(power);
    }
  }

  @Test
  void aNumberThatStandsTwiceInASumIsFound() {
    String entry = "sums: {power: [bonus, bonus]}\n";
    assertThat(new WrittenGame(GAME + entry, CARDS).findings().all())
        .filteredOn(finding -> finding.code() == Code.DUPLICATE)
        .singleElement()
        .asString()
        .contains("RS008", "sums/power/1", "'bonus'");
  }
}
