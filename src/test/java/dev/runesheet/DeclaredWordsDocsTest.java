package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
  private static final String TABLE = "| words, such as | what they are | declared in |";

  private static final Pattern WORD = Pattern.compile("`([^`]+)`");
  private static final Pattern LINK = Pattern.compile("]\\((\\.\\./[^)#]+)\\)");

  /** A class by the packages below {@code dev.runesheet}, maybe with what is in it. */
  private static final Pattern TYPE = Pattern.compile("`((?:[a-z]+\\.)+[A-Z]\\w*)[^`]*`");

  @Test
  void eachWordStandsInTheFileThatIsSaidToDeclareIt() throws IOException {
    List<String> rows = new ArrayList<>();
    for (Path page : pages()) {
      String text = Files.readString(page);
      if (text.contains(TABLE)) {
        text.substring(text.indexOf(TABLE))
            .lines()
            .skip(2)
            .takeWhile(line -> line.startsWith("|"))
            .forEach(rows::add);
      }
    }
    List<String> missing = new ArrayList<>();
    for (String row : rows) {
      missing.addAll(missing(row));
    }
    assertThat(rows).hasSizeGreaterThan(30);
    assertThat(missing).isEmpty();
  }

  /** The words of a row that none of its files has. */
  private static List<String> missing(String row) throws IOException {
    String[] cells = row.split("\\|");
    StringBuilder declared = new StringBuilder();
    for (String file : matches(LINK, cells[3])) {
      Path path = DOCS.resolve(file).normalize();
      if (path.toString().endsWith(".xlsx")) {
        return List.of(); // It is a book of cells, no text.
      }
      declared.append(letters(Files.readString(path)));
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
  void classesAndFilesThatDocsNameAreThere() throws IOException {
    List<Path> pages = new ArrayList<>(pages());
    pages.add(Path.of("README.md"));
    List<String> missing = new ArrayList<>();
    for (Path page : pages) {
      String text = Files.readString(page);
      Path folder = page.toAbsolutePath().getParent();
      matches(LINK, text).stream()
          .filter(file -> !Files.exists(folder.resolve(file)))
          .forEach(file -> missing.add(page + ": " + file));
      matches(TYPE, text).stream()
          .filter(type -> isOurs(type) && !Files.exists(source(type)))
          .forEach(type -> missing.add(page + ": " + type));
    }
    assertThat(missing).isEmpty();
  }

  private static boolean isOurs(String type) {
    return Files.isDirectory(SOURCES.resolve(type.substring(0, type.indexOf('.'))));
  }

  private static Path source(String type) {
    return SOURCES.resolve(type.replace('.', '/') + ".java");
  }

  private static List<String> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).toList();
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(DOCS)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }
}
