package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The word that is meant by a misspelt one. */
class NearestWordTest {

  /** Of words that are equally near: one of which a letter was left out, else the first. */
  @ParameterizedTest
  @CsvSource({
    "aly, any; ally; enemy, ally",
    "aly, ally; any; enemy, ally",
    "ani, any; ant, any",
    "cot, coat; colt; cat, coat",
    "coal, goal; coals, coals"
  })
  void ofEquallyNearWords(String found, String valid, String meant) {
    assertThat(NearestWord.of(found, List.of(valid.split("; ")))).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource({"alyy, any; ally, ally", "an, any; ant; ally, any", "anyy, ally; any, any"})
  void fewerEditsCountFirst(String found, String valid, String meant) {
    assertThat(NearestWord.of(found, List.of(valid.split("; ")))).isEqualTo(meant);
  }
}
