package dev.runesheet.digest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Digests of bytes, added in any portions. */
class Sha256Test {

  private static final String OF_ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @Test
  void theDigestIsThatOfTheStandard() {
    assertThat(Sha256.of("abc".getBytes(StandardCharsets.UTF_8)).hex()).isEqualTo(OF_ABC);
  }

  @Test
  void readingItEndsNothing() throws IOException {
    Sha256 digest = new Sha256().add("a");
    digest.hex();

    digest.add(new ByteArrayInputStream(new byte[] {'b', 'c', 'd'}), 2);

    assertThat(digest.hex()).isEqualTo(OF_ABC);
  }

  @Test
  void aStreamWithFewerBytesFails() {
    assertThatThrownBy(() -> new Sha256().add(new ByteArrayInputStream(new byte[1]), 2))
        .isInstanceOf(EOFException.class);
  }
}
