package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A text that looks like the wanted one is told from it by what nobody sees. */
class BlanksTest {

  @ParameterizedTest
  @CsvSource({
    "'Masked\u00A0Wolf', ' with a blank of another sort within'",
    "'Masked\u200B Wolf', ' with an invisible character within'",
    "'Masked  Wolf', ' with more than one blank in a row'",
    "'''Masked\u00A0Wolf''', ' with a blank of another sort within'",
    "'Masked Wolf\u00A0', ' with a blank of another sort within'",
    "'Masked\nWolf', ' with a line break within'",
    "'Masked Wolf', ''",
    "'Masked\u00A0Wolff', ''"
  })
  void whatDiffersFromTheWantedTextUnseenIsTold(String text, String remark) {
    assertThat(Blanks.remark(text, "one of Wolf; did you mean 'Masked Wolf'?")).isEqualTo(remark);
  }

  /** What nobody sees may turn the text behind it; a message says where it is. */
  @ParameterizedTest
  @CsvSource({
    "'toll of ga\u200Bme', 'toll of ga[U+200B]me'",
    "'\u202Egpj.exe', '[U+202E]gpj.exe'",
    "'a\u2028b', 'a[U+2028]b'",
    "'\uFEFFmode', '[U+FEFF]mode'",
    "'a\u00A0b', 'a\u00A0b'"
  })
  void messagesNameTheCharactersThatNobodySees(String text, String told) {
    assertThat(Excerpt.of(text)).isEqualTo(told);
  }

  /** The number of characters is that of the whole text, however often it is shortened. */
  @Test
  void whatIsShortenedIsNotShortenedAgain() {
    String once = "'" + Excerpt.of("N".repeat(3_000)) + "'";
    assertThat(once).endsWith("N… (3000 characters)'");
    assertThat(Excerpt.of(once)).isEqualTo(once);
  }
}
