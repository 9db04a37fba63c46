package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spi.fact.Entity;
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
    assertThat(numberOfACardInPlay(entry, "power")).isEqualTo(power);
  }

  @Test
  void aNumberThatNoneChangesMayBeLess() {
    assertThat(numberOfACardInPlay("at least: {bonus: 5}", "bonus")).isEqualTo(3);
  }

  private static double numberOfACardInPlay(String entry, String stat) {
    WrittenGame game = new WrittenGame(GAME + entry + "\n", CARDS);
    try (Match match = WrittenGame.match(game.book(), 2)) {
      choose(match, "deploy Scout");
      Entity scout =
          match.world().entities().stream()
              .filter(one -> one.getZone().equals("board"))
              .findFirst()
              .orElseThrow();
      return scout.stat(stat);
    }
  }

  /** Modifiers of other numbers do not make the number more than it is. */
  @ParameterizedTest
  @CsvSource({"bonus, 0", "power, 1"})
  void theLeastIsThatOfModifiersOfTheNumberItself(String stat, double power) {
    String cards =
        """
        cards:
          scout: {name: Scout, kind: unit, power: 0, effects: [{changes: STAT, of: self, by: 1}]}
        """
            .replace("STAT", stat)
            .replace("by: 1", stat.equals("power") ? "by: -3" : "by: 1");
    try (Match match =
        WrittenGame.match(new WrittenGame(GAME + "at least: {power: 1}\n", cards).book(), 2)) {
      choose(match, "deploy Scout");
      assertThat(match.world().entities())
          .filteredOn(one -> one.getZone().equals("board"))
          .extracting(one -> one.stat("power"))
          .containsExactly(power);
    }
  }

  @ParameterizedTest
  @CsvSource({"power, 1", "bonus, 0"})
  void anAnswerToChangesOfASumIsFound(String stat, int found) {
    String answered =
        CARDS.replace(
            "{changes: power, of: self, by: -7}",
            "{when: STAT changes, then: [{do: add-stat, target: self, stat: bonus, delta: 1}]}"
                .replace("STAT", stat));
    assertThat(new WrittenGame(GAME + "sums: {power: [bonus]}\n", answered).findingsTogether())
        .filteredOn(finding -> finding.code() == Code.NEVER_RAISED)
        .hasSize(found)
        .allSatisfy(
            finding ->
                assertThat(finding.suggestion())
                    .isEqualTo(
                        "power is a sum, of which only its parts change: answer 'bonus changes'"));
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
