package dev.runesheet.language.roletext;

import dev.runesheet.spelling.Titled;
import dev.runesheet.spelling.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The table of all closed vocabularies of role text: a row for each enum of words in the folders
 * that declare them, with its words and the beginning of its Javadoc.
 */
final class WordTable {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final List<String> FOLDERS =
      List.of("dev/runesheet/game/werewolf/word", "dev/runesheet/language/roletext/tree");
  private static final String HEAD = "| words | what they are | declared in |\n|---|---|---|\n";

  private WordTable() {}

  /** The table in Markdown, in the order of the names of files. */
  static String text() throws IOException {
    StringBuilder table = new StringBuilder(HEAD);
    for (String folder : FOLDERS) {
      for (Path file : files(folder)) {
        for (Class<?> vocabulary : vocabularies(type(file))) {
          table.append(row(vocabulary, file));
        }
      }
    }
    return table.toString();
  }

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(SOURCES.resolve(folder))) {
      return files.filter(file -> !file.endsWith("package-info.java")).sorted().toList();
    }
  }

  private static Class<?> type(Path file) {
    String name = SOURCES.relativize(file).toString().replace(".java", "").replace('/', '.');
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException(missing); // The file is there.
    }
  }

  /** The enums of words of a class and of those in it, in the order of their names. */
  private static List<Class<?>> vocabularies(Class<?> type) {
    List<Class<?>> found = new ArrayList<>();
    if (type.isEnum() && Word.class.isAssignableFrom(type)) {
      found.add(type);
    }
    Arrays.stream(type.getDeclaredClasses())
        .sorted((one, other) -> one.getName().compareTo(other.getName()))
        .forEach(nested -> found.addAll(vocabularies(nested)));
    return found;
  }

  private static String row(Class<?> vocabulary, Path file) throws IOException {
    String words =
        Arrays.stream(vocabulary.getEnumConstants())
            .map(constant -> word((Word) constant))
            .filter(word -> !word.isEmpty())
            .map(word -> "`" + word + "`")
            .collect(Collectors.joining(" "));
    String name = vocabulary.getName().replaceAll(".*\\.", "").replace('$', '.');
    return "| " + words + " | " + doc(vocabulary, file) + " | [" + name + "](../" + file + ") |\n";
  }

  /** The word as texts have it: with its sign, if the word of programs is its title behind one. */
  private static String word(Word constant) {
    String word = constant.word();
    return constant instanceof Titled titled && !word.endsWith(titled.title())
        ? titled.title()
        : word;
  }

  /** The beginning of its Javadoc, up to the first colon, semicolon or full stop. */
  private static String doc(Class<?> vocabulary, Path file) throws IOException {
    Pattern declared =
        Pattern.compile(
            "/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:public )?enum " + vocabulary.getSimpleName() + " ",
            Pattern.DOTALL);
    Matcher found = declared.matcher(Files.readString(file));
    if (!found.find()) {
      throw new IllegalStateException(vocabulary.getName() + " has no Javadoc.");
    }
    String all = found.group(1).replaceAll("\\s+\\*?\\s*", " ").strip();
    String plain = all.replaceAll("\\{@\\w+ ([^}]*)}", "`$1`");
    String begin = plain.split("[:;.]( |$)")[0].replace("|", "\\|");
    return begin.substring(0, 1).toLowerCase(Locale.ROOT) + begin.substring(1);
  }
}
