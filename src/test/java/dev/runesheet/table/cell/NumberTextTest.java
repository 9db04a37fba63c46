package dev.runesheet.table.cell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers as people type them into cells. */
class NumberTextTest {

  @ParameterizedTest
  @CsvSource({"3, 3", "－３, -3", "\u22123, -3", "'1,5', 1.5", "2.50, 2.5", "1e3, 1000"})
  void digitsOfOtherWidthsAndSignsOfWordProcessorsAreRead(String text, double number) {
    assertThat(NumberText.parse(text, true)).isEqualTo(number);
  }

  /** The mark of a footnote would otherwise be a further digit. */
  @ParameterizedTest
  @ValueSource(strings = {"3²", "1¹", "5₂", "①", "2½", "٣"})
  void aNumberWithRaisedLoweredOrCircledDigitsIsNone(String text) {
    assertThat(NumberText.parse(text, true)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {">= 5²", "2..3¹", "any of 1², 2"})
  void aConditionKeepsSuchDigitsSoThatItIsFoundToBeWrong(String text) {
    assertThat(ConditionText.plain(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"–5, write -5", "— 2.5, write -2.5", "(12), write -12", "(12, ''", "-5, ''"})
  void aDashOrBracketsOfAccountsLeadToTheMinusSign(String text, String suggestion) {
    assertThat(NumberText.suggestion(text, false)).isEqualTo(suggestion);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1,500 | write 1500", "-1,500 | write -1500", "1,5 | ''", "1 500 | write 1500"})
  void whereNumbersAreWholeACommaIsNoDecimalComma(String text, String suggestion) {
    assertThat(NumberText.suggestion(text, true)).isEqualTo(suggestion);
  }
}
