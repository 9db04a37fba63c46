package dev.runesheet.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the environment tells of a terminal. */
class TtyTest {

  @ParameterizedTest
  @CsvSource({"80, 80", "140, 140", "20, 60", "0, ", "500, 160", "'', ", "-80, ", "wide, ", ", "})
  void linesAreAsWideAsTheTerminalWithinBounds(String columns, Integer width) {
    assertThat(Tty.width(columns).stream().boxed().findFirst().orElse(null)).isEqualTo(width);
  }
}
