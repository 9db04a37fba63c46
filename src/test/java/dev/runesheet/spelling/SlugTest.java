package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlugTest {

  @ParameterizedTest
  @CsvSource({
    "Fire Mage, fire-mage",
    "Flabébé, flabebe",
    "Nidoran♀, nidoran",
    "火, u706b",
    "水の精, u6c34-u306e-u7cbe",
    "Огонь, u43e-u433-u43e-u43d-u44c",
    "♀, unnamed"
  })
  void anIdIsSpelledInPlainLetters(String name, String id) {
    assertThat(Slug.of(name)).isEqualTo(id);
  }
}
