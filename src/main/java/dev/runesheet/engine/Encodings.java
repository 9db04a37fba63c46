package dev.runesheet.engine;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Where the encoding of the machine matters: KIE reads the files of a {@code KieBase} in it. */
final class Encodings {

  /** A word that every rule begins with. */
  private static final String WORD = "rule";

  private Encodings() {}

  /**
   * Refuses what KIE would read as no rule at all.
   *
   * @throws IllegalStateException if keywords are other bytes in the encoding than in files
   */
  static void requireReadable() {
    Charset used = Charset.defaultCharset();
    if (!Arrays.equals(WORD.getBytes(used), WORD.getBytes(StandardCharsets.UTF_8))) {
      throw new IllegalStateException(
          "encoding ("
              + used.name()
              + ") is what KIE reads the rules of a KieBase in, but they are UTF-8. Start Java with"
              + " -Dfile.encoding=UTF-8, or use RuleBook.load, which does not depend on it.");
    }
  }
}
