package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What serves every game of data alone has no word of TCG Pocket, whose room has them. */
class WordsOfOneGameTest {

  private static final Pattern WORDS =
      Pattern.compile(
          "tcg|pocket|pok[eé]mon|energ|retreat|bench|\\bstage|evol[uv]|fossil|supporter|stadium",
          Pattern.CASE_INSENSITIVE);

  /** Among the English nouns of what cards lie on, rather than in. */
  private static final String SURFACE = "\"bench\", ";

  @ParameterizedTest
  @ValueSource(strings = {"game/declared", "language/active"})
  void areNotInRoomsOfAllGames(String room) throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/dev/runesheet", room))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        for (String line : Files.readAllLines(file)) {
          if (WORDS.matcher(line.replace(SURFACE, "")).find()) {
            found.add(file.getFileName() + ": " + line.strip());
          }
        }
      }
    }
    assertThat(found).isEmpty();
  }
}
