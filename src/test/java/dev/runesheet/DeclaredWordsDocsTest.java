package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files that docs name as the place of words and classes are there, and have the words. */
class DeclaredWordsDocsTest {

  private static final Path DOCS = Path.of("docs");
  private static final Path SOURCES = Path.of("src/main/java/dev/runesheet");
  private static final List<Path> CLASSES = files(SOURCES, Integer.MAX_VALUE, ".java");
  private static final String TABLE = "| words, such as | what they are | declared in |";

  private static final Pattern WORD = Pattern.compile("`([^`]+)`");
  private static final Pattern LINK = Pattern.compile("]\\((\\.\\./[^)#]+)\\)");

  /** A class by packages, from the top or below those that a table is about, maybe a constant. */
  private static final Pattern TYPE =
      Pattern.compile("`((?:[a-z]+\\.)+[A-Z]\\w*)(?:\\.([A-Z][A-Z_]*))?[^`]*`");

  /** Code that says a sentence to players: a refusal, a line of a story, the end of a match. */
  private static final Pattern SPEAKS =
      Pattern.compile(
          "Legality\\.(?:of|illegal)\\([^;]*\"\\w|implements Narrator\\b|\\.endMatch\\([^;]*\"");

  @Test
  void eachWordStandsInTheFileThatIsSaidToDeclareIt() {
    List<String> rows = new ArrayList<>();
    for (Path page : pages()) {
      String[] tables = text(page).split(Pattern.quote(TABLE));
      Stream.of(tables)
          .skip(1)
          .flatMap(table -> table.lines().skip(2).takeWhile(line -> line.startsWith("|")))
          .forEach(rows::add);
    }
    List<String> missing = new ArrayList<>();
    for (String row : rows) {
      missing.addAll(missing(row));
    }
    assertThat(rows).hasSizeGreaterThan(30);
    assertThat(missing).isEmpty();
  }

  /** The words of a row that none of its files has. */
  private static List<String> missing(String row) {
    String[] cells = row.split("\\|");
    StringBuilder declared = new StringBuilder();
    for (String file : matches(LINK, cells[3])) {
      Path path = DOCS.resolve(file).normalize();
      if (path.toString().endsWith(".xlsx")) {
        return List.of(); // It is a book of cells, no text.
      }
      declared.append(letters(text(path)));
    }
    return matches(WORD, cells[1]).stream()
        .filter(word -> declared.indexOf(letters(word)) < 0)
        .map(word -> word + ":" + cells[3])
        .toList();
  }

  /** Letters and digits alone, since words are written as names of constants and classes, too. */
  private static String letters(String text) {
    String all = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    return all.isEmpty() ? text : all;
  }

  @Test
  void classesAndFilesThatDocsNameAreThere() {
    List<Path> pages = new ArrayList<>(pages());
    pages.add(Path.of("README.md"));
    List<String> missing = new ArrayList<>();
    for (Path page : pages) {
      String text = text(page);
      Path folder = page.toAbsolutePath().getParent();
      matches(LINK, text).stream()
          .filter(file -> !Files.exists(folder.resolve(file)))
          .forEach(file -> missing.add(page + ": " + file));
      TYPE.matcher(text)
          .results()
          .filter(type -> isOurs(type.group(1)) && !isThere(type.group(1), type.group(2)))
          .forEach(type -> missing.add(page + ": " + type.group()));
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void eachClassThatSpeaksToPlayersIsNamed() {
    List<String> named = matches(LINK, text(DOCS.resolve("sentences.md")));
    List<String> speaking = new ArrayList<>();
    for (Path source : CLASSES) {
      if (SPEAKS.matcher(text(source)).find()) {
        speaking.add("../" + source.toString().replace('\\', '/'));
      }
    }
    assertThat(speaking).hasSizeGreaterThan(15).isSubsetOf(named);
  }

  /** True for a class of ours: its first package is one of our rooms. */
  private static boolean isOurs(String type) {
    Path room = Path.of(type.substring(0, type.indexOf('.')));
    return CLASSES.stream()
        .map(SOURCES::relativize)
        .anyMatch(source -> source.startsWith(room) || source.getParent().endsWith(room));
  }

  /** True if a class has a file, and a constant stands in it. */
  private static boolean isThere(String type, String constant) {
    Path file = Path.of(type.replace('.', '/') + ".java");
    return CLASSES.stream()
        .filter(source -> source.endsWith(file))
        .anyMatch(source -> constant == null || words(source).contains(constant));
  }

  private static List<String> words(Path source) {
    return List.of(text(source).split("\\W+"));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static List<String> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).toList();
  }

  private static List<Path> pages() {
    return files(DOCS, 1, ".md");
  }

  private static List<Path> files(Path folder, int depth, String ending) {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
