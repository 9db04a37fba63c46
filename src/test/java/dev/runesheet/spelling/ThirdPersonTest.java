package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThirdPersonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          choose one of your cards | choose one of their cards
          draw as many cards as you have gold | draw as many cards as they have gold
          take a card from you | take a card from them
          discard a card of yours | discard a card of theirs
          deal 1 damage to yourself | deal 1 damage to themselves
          choose Young Yourmund | choose Young Yourmund
          """)
  void wordsPutToAPersonAreToldOfThatPerson(String put, String told) {
    assertThat(ThirdPerson.of(put)).isEqualTo(told);
  }
}
