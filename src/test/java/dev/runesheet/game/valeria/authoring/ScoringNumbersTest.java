package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of cards that no row of scoring counts, and rows that count another number or price. */
class ScoringNumbersTest {

  private static final String SCORING = "decision-tables/valeria/scoring.drl.xlsx";
  private static final String ROLL = "decision-tables/valeria/roll.drl.xlsx";
  private static final String COSTS = "decision-tables/valeria/costs.drl.xlsx";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          D14 | worker   | D14 | found 'worker', expected 'soldier', for which the row gives points
          D8  | strength | D8  | found 'strength', expected 'gold', for which the row gives points
          E14 | worker   | E14 | found 'worker', expected 'soldier', the number that the row is for
          E9  | gold     | E9  | found 'gold', expected 'strength', the number that the row is for
          E8  | gold     | E8  | found 'gold', expected an empty cell, and 'gold' under 'Points by share'
          F20 | minion   | F20 | found 'minion', expected an empty cell, and 'minion' under 'Points for each'
          """)
  void aRowThatCountsAnotherNumberThanItIsForIsFound(
      String cell, String word, String place, String found) throws IOException {
    assertThat(new EditedCards().cell(SCORING, "Scoring", cell, word).findings())
        .singleElement()
        .asString()
        .contains("!Scoring!" + place, "RS018")
        .endsWith(found);
  }

  @Test
  void aNumberOfCardsWithoutARowIsFound() throws IOException {
    EditedCards edited = new EditedCards();
    for (String column : List.of("B", "C", "D", "E")) {
      edited.cell(SCORING, "Scoring", column + "23", "");
    }
    assertThat(edited.findings())
        .singleElement()
        .asString()
        .contains(
            "!Scoring!D3: warning RS115",
            "found The card counts: goods, expected a row for it, as n")
        .endsWith("have such a number");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          F9  | player     | F9  | found 'player', expected 'namesakes', whose number 'surcharge' is
          F10 | namesakes  | F10 | found 'namesakes', expected 'player', whose number 'hire cost' is
          F40 | namesakes  | F40 | found 'namesakes', expected 'nobles', whose number 'noble surcharge' is
          G9  | hire cost  | G9  | found 'hire cost', expected another number of 'namesakes' than row 10 adds
          """)
  void aSurchargeIsOneForEachOfSomeCardsAndOtherNumbersAreNot(
      String cell, String word, String place, String found) throws IOException {
    assertThat(new EditedCards().cell(COSTS, "Costs", cell, word).findings())
        .singleElement()
        .asString()
        .contains("!Costs!" + place, "RS018")
        .endsWith(found);
  }

  @ParameterizedTest
  @CsvSource({
    "D39, rescue for strength, To: rescue for gold, slot price",
    "G23, extra gold, To: slay, magic cost"
  })
  void aPriceThatNoRowAddsIsFound(String cell, String word, String way, String number)
      throws IOException {
    assertThat(new EditedCards().cell(COSTS, "Costs", cell, word).findings())
        .anyMatch(
            one ->
                one.contains("!Costs!D3: warning RS115: no row answers a case: found " + way)
                    && one.endsWith("adds the number '" + number + "' of the card"));
  }

  @ParameterizedTest
  @CsvSource({"Events, D8, nothing, die", "Events, D9, nothing, sum"})
  void aRollThatNoRowAnswersIsFound(String sheet, String cell, String word, String open)
      throws IOException {
    assertThat(new EditedCards().cell(ROLL, sheet, cell, word).findings())
        .anyMatch(
            one -> one.contains("D3: warning RS115") && one.contains(": " + open + ", expected"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          10 | none, Sum is its number: yes
          11 | none, Pays on doubles: yes
          """)
  void aWayToPayWithoutARowIsFound(int row, String open) throws IOException {
    assertThat(new EditedCards().withoutRow(ROLL, "Paying cards", row).findings())
        .singleElement()
        .asString()
        .contains("D3: warning RS115", "found Dice with its number: " + open);
  }

  @ParameterizedTest
  @CsvSource({"E8, both", "E9, one"})
  void aRowThatAsksForMoreThanItsCaseHasIsFoundAtTheCell(String cell, String dice)
      throws IOException {
    assertThat(new EditedCards().cell(ROLL, "Paying cards", cell, "yes").findings())
        .singleElement()
        .asString()
        .contains("!Paying cards!" + cell + ": warning RS115", "found 'yes'")
        .endsWith(
            "expected an empty cell, or 'no', as no other row is for Dice with its number: "
                + dice
                + ", Sum is its number: no, Pays on doubles: no");
  }

  @Test
  void aRowForDoublesOfCardsWithANumberIsFound() throws IOException {
    assertThat(new EditedCards().cell(ROLL, "Paying cards", "F8", "yes").findings())
        .singleElement()
        .asString()
        .contains("!Paying cards!D8: error RS112", "found 'both'")
        .endsWith("another word, or under 'Pays on doubles' no");
  }

  @ParameterizedTest
  @CsvSource({"G8, both", "G10, yes", "G11, no"})
  void aCardThatPaysNoTimesIsFound(String cell, String of) throws IOException {
    assertThat(new EditedCards().cell(ROLL, "Paying cards", cell, 0).findings())
        .singleElement()
        .asString()
        .contains("!Paying cards!" + cell + ": warning RS131", "found '0', expected another number")
        .endsWith("'" + of + "'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8  | Of: tome
          9  | Of: goods, So many: 1
          11 | Of: goods, So many: 3
          14 | Of: goods, So many: 6
          """)
  void cargoThatNoRowScoresIsFound(int row, String open) throws IOException {
    assertThat(new EditedCards().withoutRow(SCORING, "Cargo", row).findings())
        .singleElement()
        .asString()
        .contains("!Cargo!D3: warning RS115", "found " + open + ", expected a row for it, as the");
  }

  @ParameterizedTest
  @CsvSource({"F9", "G8"})
  void cargoThatScoresNothingIsFound(String cell) throws IOException {
    assertThat(new EditedCards().cell(SCORING, "Cargo", cell, 0).findings())
        .singleElement()
        .asString()
        .contains("!Cargo!" + cell + ": warning RS131", "found '0', expected something that adds");
  }

  @Test
  void tomesOfARowForGoodsAreFound() throws IOException {
    assertThat(new EditedCards().cell(SCORING, "Cargo", "D8", "goods").findings())
        .anyMatch(one -> one.contains("!Cargo!D3: warning RS115") && one.contains("Of: tome"));
  }

  @Test
  void twoEndsThatWaitForTheSameAreFoundAtBoth() throws IOException {
    String file = "decision-tables/valeria/ending.drl.xlsx";
    assertThat(new EditedCards().cell(file, "Ends", "D8", "domain stacks used up").findings())
        .hasSize(2)
        .allMatch(one -> one.contains("warning RS090") && one.contains("does not wait for"))
        .anyMatch(one -> one.contains("!Ends!D8: ") && one.contains("what row 9 "))
        .anyMatch(one -> one.contains("!Ends!D9: ") && one.contains("what row 8 "));
  }
}
