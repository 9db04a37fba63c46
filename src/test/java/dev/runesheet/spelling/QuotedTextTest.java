package dev.runesheet.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Texts are found in code as the compiler finds them. */
class QuotedTextTest {

  @Test
  void textsEndAtTheirQuoteAndNotAtEscapedOnes() {
    assertThat(QuotedText.all("f(\"a\", \"say \\\"b\\\"\", \"\\\\\", \"\");"))
        .containsExactly("a", "say \\\"b\\\"", "\\\\", "");
  }

  @Test
  void aQuoteWithoutAnEndInItsLineBeginsNoText() {
    assertThat(QuotedText.all("// 5\" wide\nf(\"a\");\n\"")).containsExactly("a");
    assertThat(QuotedText.end("\"a\\", 0)).isEqualTo(-1);
    assertThat(QuotedText.end("\"a\"b", 0)).isEqualTo(3);
  }
}
