package dev.runesheet.testing.coverage;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash that tells whether two coverages are of the same rules. */
public final class SourceHash {

  private static final int BYTES = 8;

  private SourceHash() {}

  /** A hash of a text of rules, whatever its package: rules in a jar have one of their own. */
  static String of(String drl) {
    return of(drl.replaceFirst("(?m)^package .*$", "").getBytes(StandardCharsets.UTF_8));
  }

  /** A hash of a file. */
  public static String of(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JVM has SHA-256", impossible);
    }
  }
}
