package dev.runesheet.engine.own;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Code in which texts and comments are crossed out. */
class CodeTextTest {

  /** Places in it are places in the code. */
  @Test
  void allElseStaysWhereItWasBehindPicturesToo() {
    String code = "say(\"\uD83D\uDE00\", 'a') /* \uD83D\uDE00\n */ + more";

    String masked = CodeText.masked(code);
    assertThat(masked).hasSameSizeAs(code).contains("\n").doesNotContain("a')");
    assertThat(masked.indexOf("more")).isEqualTo(code.indexOf("more"));
  }
}
