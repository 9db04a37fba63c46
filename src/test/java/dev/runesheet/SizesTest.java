package dev.runesheet;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Files and packages stay so small that a person can look through them, as CONTRIBUTING.md asks.
 */
class SizesTest {

  private static final Path SOURCES = Path.of("src");
  private static final Path MAIN = Path.of("src/main/java");
  private static final int MOST_LINES = 500;
  private static final int MOST_FILES = 32;

  @Test
  void noFileOfJavaHasMoreThanFiveHundredLines() throws IOException {
    Map<String, Long> lines = new TreeMap<>();
    for (Path file : java(SOURCES)) {
      try (Stream<String> all = Files.lines(file)) {
        lines.put(file.toString(), all.count());
      }
    }
    assertThat(lines).isNotEmpty();
    lines.values().removeIf(count -> count <= MOST_LINES);
    assertThat(lines).as("files with more than %d lines", MOST_LINES).isEmpty();
  }

  @Test
  void noPackageHasMoreFilesThanOneCanLookThrough() throws IOException {
    Map<String, Long> files =
        java(MAIN).stream()
            .collect(groupingBy(file -> file.getParent().toString(), TreeMap::new, counting()));
    assertThat(files).isNotEmpty();
    files.values().removeIf(count -> count <= MOST_FILES);
    assertThat(files).as("packages with more than %d files", MOST_FILES).isEmpty();
  }

  private static List<Path> java(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }
}
