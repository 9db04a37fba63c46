package dev.runesheet.testing.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Scenarios of declared games as rows: players' numbers, and zones with cards and their numbers.
 */
class ScenariosOfDeclaredGamesTest {

  private static final String VALE =
      """
      Scenario | Given | | | When | Then | |
      Name | player 1 embers | player 1 board | player 2 board | Choose | player 1 board | player 2 board | player 2 ashes
      """;

  @Test
  void aCardInACellCanHaveNumbers() {
    String rows =
        "fight | 2 | ash-hound (ready 1, health 5), coal-bearer | rime-wisp; ash-hound"
            + " | attack Ash Hound | ash-hound (health 4, ready 0); coal-bearer | ash-hound"
            + " | rime-wisp\n"
            + " | | | | Rime Wisp | | |\n";
    FileResult result = Sheets.run(Sheets.workbook("ember-vale", VALE + rows));
    assertThat(result.findings()).isEmpty();
    assertThat(result.scenarios().get(0).findings()).isEmpty();
    assertThat(result.scenarios().get(0).mismatches()).isEmpty();
  }

  @Test
  void anEmptyZoneIsNone() {
    String rows = "nothing there | | spark-imp | | | spark-imp | none | none\n";
    FileResult result = Sheets.run(Sheets.workbook("ember-vale", VALE + rows));
    assertThat(result.scenarios().get(0).mismatches()).isEmpty();
    assertThat(result.scenarios().get(0).findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '%',
      textBlock =
          """
          spark-imps % RS022 % did you mean 'spark-imp'?
          spark-imp (atack 2) % RS015 % did you mean 'attack'?
          spark-imp (attack two) % RS035 % for example
          spark-imp (attack 2 % RS035 % for example
          spark-imp (attack 2, attack 3) % RS035 % for example
          (attack 2) % RS035 % for example
          """)
  void aWrongCardOrNumberIsFoundAtItsCell(String cell, String code, String words) {
    String rows = "x | | " + cell + " | | | spark-imp | |\n";
    FileResult result = Sheets.run(Sheets.workbook("ember-vale", VALE + rows));
    assertThat(Sheets.messages(result.scenarios().get(0).findings()))
        .singleElement()
        .asString()
        .startsWith("mine.xlsx!Tests!C4: error " + code)
        .contains(words);
  }
}
