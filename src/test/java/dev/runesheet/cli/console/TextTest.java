package dev.runesheet.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTest {

  @Test
  void whatIsRoundedToZeroHasNoSign() {
    assertThat(Text.signed(0, 2)).isEqualTo("0.00");
    assertThat(Text.signed(-0.0, 1)).isEqualTo("0.0");
    assertThat(Text.signed(-0.04, 1)).isEqualTo("0.0");
    assertThat(Text.signed(0.04, 1)).isEqualTo("0.0");
    assertThat(Text.signed(0.05, 2)).isEqualTo("+0.05");
    assertThat(Text.signed(-12.345, 1)).isEqualTo("-12.3");
  }
}
