package dev.runesheet.word;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The names of lists of words that many share are written in one place. */
class WordListTest {

  private static final Path SOURCES = Path.of("src", "main", "java");

  /** The places of a source at which such a name stands, up to the name itself. */
  private static final String NAMED =
      "@(?:Ref|Declares)\\(|@Param\\([^)]*\\bwords = |\\.(?:words|list)\\(\\)\\.equals\\("
          + "|new CellType\\.Word\\(\\s*|\\bnames\\.of\\(";

  @Test
  void noSourceWritesTheNameOfASharedListItself() throws IOException {
    Pattern written = Pattern.compile("(?:" + NAMED + ")\"(?:" + shared() + ")\"");
    try (Stream<Path> sources = Files.walk(SOURCES)) {
      List<String> found =
          sources
              .filter(file -> file.toString().endsWith(".java"))
              .flatMap(
                  file ->
                      written.matcher(text(file)).results().map(one -> file + ": " + one.group()))
              .toList();
      assertThat(found).isEmpty();
    }
  }

  @Test
  void aNameThatIsWrittenIsFound() {
    Pattern written = Pattern.compile("(?:" + NAMED + ")\"(?:" + shared() + ")\"");
    assertThat(
            "@Ref(\"stat\") @Param(value = \"to\", words = \"zone\") one.words().equals(\"card\")")
        .matches(text -> written.matcher(text).results().count() == 3);
  }

  @Test
  void allNamesAreListed() {
    assertThat(String.join("|", WordList.all())).isEqualTo(shared());
  }

  private static String shared() {
    return Arrays.stream(WordList.class.getFields()).map(WordListTest::name).collect(joining("|"));
  }

  private static String name(java.lang.reflect.Field constant) {
    try {
      return (String) constant.get(null);
    } catch (IllegalAccessException impossible) {
      throw new AssertionError(constant.toString(), impossible);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
