package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PossessiveTest {

  @ParameterizedTest
  @CsvSource({"Scout, Scout's", "reds, reds'", "player 1, player 1's"})
  void aNameThatEndsWithSHasNoSecondOne(String name, String whose) {
    assertThat(Possessive.of(name)).isEqualTo(whose);
  }
}
