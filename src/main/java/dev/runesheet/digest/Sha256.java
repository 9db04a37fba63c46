package dev.runesheet.digest;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A SHA-256 digest of bytes that become more. It depends on the bytes alone, not on the portions in
 * which they were added, and may be read at any time.
 */
public final class Sha256 {

  private static final int BUFFER = 1 << 16;

  private final MessageDigest digest;

  /** The digest of no byte. */
  public Sha256() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /** The digest of a content. */
  public static Sha256 of(byte[] content) {
    return new Sha256().add(content);
  }

  /** Adds bytes. */
  public Sha256 add(byte[] more) {
    digest.update(more);
    return this;
  }

  /** Adds a text in UTF-8. */
  public Sha256 add(String text) {
    return add(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Adds as many bytes of a stream.
   *
   * @throws EOFException if it has fewer
   */
  public Sha256 add(InputStream in, long bytes) throws IOException {
    byte[] buffer = new byte[BUFFER];
    for (long left = bytes; left > 0; ) {
      int read = in.read(buffer, 0, (int) Math.min(BUFFER, left));
      if (read < 0) {
        throw new EOFException();
      }
      digest.update(buffer, 0, read);
      left -= read;
    }
    return this;
  }

  /** The digest so far. */
  public byte[] bytes() {
    try {
      return ((MessageDigest) digest.clone()).digest();
    } catch (CloneNotSupportedException impossible) {
      throw new IllegalStateException("SHA-256 of Java can be copied", impossible);
    }
  }

  /** The digest so far, in hexadecimal digits. */
  public String hex() {
    return HexFormat.of().formatHex(bytes());
  }
}
