package dev.runesheet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files of rules that people have read and approved. After a change that is meant, run the
 * tests with {@code -Drunesheet.golden=write} and read the difference.
 */
final class GoldenFiles {

  private static final Path FOLDER = Path.of("src", "test", "resources", "generate");

  private GoldenFiles() {}

  /** Checks that rules are those of a file. */
  static void check(String name, String made) throws IOException {
    Path golden = FOLDER.resolve(name + ".drl");
    if ("write".equals(System.getProperty("runesheet.golden"))) {
      Files.writeString(golden, made);
    }
    assertThat(made).isEqualTo(Files.readString(golden));
  }
}
