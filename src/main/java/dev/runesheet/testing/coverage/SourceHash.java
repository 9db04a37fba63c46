package dev.runesheet.testing.coverage;

import dev.runesheet.digest.Sha256;
import java.nio.charset.StandardCharsets;

/** The hash that tells whether two coverages are of the same rules. */
public final class SourceHash {

  private static final int DIGITS = 16;

  private SourceHash() {}

  /** A hash of a text of rules, whatever its package: rules in a jar have one of their own. */
  static String of(String drl) {
    return of(drl.replaceFirst("(?m)^package .*$", "").getBytes(StandardCharsets.UTF_8));
  }

  /** A hash of a file. */
  public static String of(byte[] content) {
    return Sha256.of(content).hex().substring(0, DIGITS);
  }
}
