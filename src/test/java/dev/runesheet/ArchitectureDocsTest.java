package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages that docs/architecture.md names are those there are. */
class ArchitectureDocsTest {

  private static final Path SOURCES = Path.of("src/main/java/dev/runesheet");
  private static final Pattern NAME = Pattern.compile("`([^`]+)`");

  @Test
  void theTableNamesEveryRoom() throws IOException {
    String text = Files.readString(Path.of("docs/architecture.md"));
    String table =
        text.substring(text.indexOf("| package |"), text.indexOf("`ArchitectureTest` holds"));
    Set<String> named = new HashSet<>();
    NAME.matcher(table)
        .results()
        .forEach(name -> named.addAll(List.of(name.group(1).split("[^a-z]+"))));

    try (Stream<Path> files = Files.walk(SOURCES)) {
      assertThat(files.filter(file -> file.endsWith("package-info.java")).map(Path::getParent))
          .filteredOn(room -> !room.equals(SOURCES) && !room.getParent().endsWith("game"))
          .allSatisfy(room -> assertThat(named).contains(room.getFileName().toString()));
    }
  }
}
