package dev.runesheet.cli.simulate;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A checksum (SHA-256) of bytes that become more. */
final class Digest {

  private static final int BUFFER = 1 << 16;

  private final MessageDigest sum;

  /** The checksum of no byte. */
  Digest() {
    try {
      sum = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  void add(byte[] more) {
    sum.update(more);
  }

  /** Adds the first bytes of a file; fails if it has fewer. */
  void add(Path file, long bytes) throws IOException {
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = Files.newInputStream(file)) {
      for (long left = bytes; left > 0; ) {
        int read = in.read(buffer, 0, (int) Math.min(BUFFER, left));
        if (read < 0) {
          throw new EOFException();
        }
        sum.update(buffer, 0, read);
        left -= read;
      }
    }
  }

  /** The checksum so far. */
  String words() {
    try {
      return HexFormat.of().formatHex(((MessageDigest) sum.clone()).digest());
    } catch (CloneNotSupportedException impossible) {
      throw new IllegalStateException("SHA-256 of Java can be copied", impossible);
    }
  }
}
