package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that are nearly another one. */
class TypoTest {

  @ParameterizedTest
  @CsvSource({
    "chil, chill, true",
    "heavy arm, heavy_arms, true",
    "heavyarms, heavy_arms, true",
    "haevy_arms, heavy_arms, true",
    "heavy air, heavy_arms, false",
    "heavy, heavy_arms, false"
  })
  void eachWordOfANameIsNear(String name, String other, boolean near) {
    assertThat(Typo.meantByWords(name, List.of(other)).isPresent()).isEqualTo(near);
  }
}
