package dev.runesheet.engine.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sum of what a save says. */
class SealTest {

  private static String seal(String value) throws IOException {
    return Seal.sealed("{\"field\":" + value + "}").replaceFirst(".*,\"seal\":", "");
  }

  /** Or a save would pass for whole in which 12 stands in place of null. */
  @ParameterizedTest
  @ValueSource(strings = {"true", "false", "null", "\"\"", "[]", "{}"})
  void aNumberInPlaceOfAnythingElseIsAChange(String value) throws IOException {
    for (int number = -100; number < 100; number++) {
      assertThat(seal(String.valueOf(number))).isNotEqualTo(seal(value));
    }
  }
}
