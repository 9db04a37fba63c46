package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows of flags whose change of a number leaves it what it counts as without them. */
class FlagNumbersTest {

  private static final String FLAGS = "decision-tables/valeria/flags.drl.xlsx";

  private static EditedCards edited(String cell, Object value) throws IOException {
    return new EditedCards().cell(FLAGS, "Flags", cell, value);
  }

  @ParameterizedTest
  @CsvSource({
    "K14, strength hires",
    "K18, immune",
    "K19, exekratys immune",
    "K20, rerolls one",
    "K21, rerolls both",
    "K22, reroll cost"
  })
  void aNumberThatIsOnlyLoweredBelowItsLeastIsFound(String cell, String number) throws IOException {
    assertThat(edited(cell, -1).findings())
        .singleElement()
        .asString()
        .contains("!Flags!" + cell + ": warning RS131")
        .endsWith("'" + number + "' is never above 0 without it, and less counts as 0");
  }

  @Test
  void aFactorOfANumberThatIsZeroBeforeItIsFound() throws IOException {
    assertThat(edited("J9", "MULTIPLY").findings())
        .singleElement()
        .asString()
        .contains("!Flags!K9: warning RS131")
        .endsWith("'domain cost' is 0 when it is multiplied");
  }

  @ParameterizedTest
  @CsvSource({"SET, 1, 1", "AT_LEAST, 1, 1", "AT_MOST, 1, 1"})
  void aNumberThatIsSetOrKeptToWhatItIsAnywayIsFound(String way, int by, String is)
      throws IOException {
    assertThat(edited("J17", way).cell(FLAGS, "Flags", "K17", by).findings())
        .singleElement()
        .asString()
        .contains("!Flags!K17: warning RS131")
        .endsWith("'noble surcharge' is always " + is);
  }

  @ParameterizedTest
  @CsvSource({"J8, MULTIPLY", "K8, 2", "K9, 3", "K13, -1", "K20, 2", "K22, 5"})
  void aChangeThatCountsIsNotFound(String cell, String value) throws IOException {
    boolean number = cell.startsWith("K");
    assertThat(edited(cell, number ? (Object) Integer.valueOf(value) : value).findings()).isEmpty();
  }

  @Test
  void aPriceBelowZeroPaysNobody() throws IOException {
    RuleBook book = edited("K22", -2).book();
    String scenario =
        "{name: any, given: {players: {Ann: {magic: 1, cards: [Blood Moon Palace]}}, chance: [2, 6]},"
            + " when: [{roll: [4, 4]}, {choose: reroll both}, {choose: keep}],"
            + " then: {players: {Ann: {magic: 1}}, dice: [2, 6]}}";
    FileResult result =
        new ScenarioSuite(game -> book, one -> true)
            .run("flags.yaml", "game: valeria\nscenarios: [" + scenario + "]");
    assertThat(result.findings()).isEmpty();
    assertThat(result.scenarios()).singleElement().matches(ScenarioResult::passed);
  }
}
