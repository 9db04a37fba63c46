package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The methods that the documents for programmers name in their sentences are there. */
class MethodsInDocsTest {

  private static final Pattern LISTING = Pattern.compile("(?s)```.*?```");
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
  private static final Pattern CALL = Pattern.compile("(?<![\\w-])([a-z]\\w*)\\(");

  /** Words of Drools, and a function of an example. */
  private static final Set<String> OF_OTHERS =
      Set.of("don", "shed", "salience", "getKieRuntime", "isSacks");

  @ParameterizedTest
  @ValueSource(strings = {"embedding", "architecture", "packaging", "your-own-game"})
  void everyMethodInBackticksIsDeclared(String document) throws IOException {
    String sources = sources("src/main/java") + sources("src/test/java");
    String text = Files.readString(Path.of("docs", document + ".md"));
    String listings =
        LISTING.matcher(text).results().map(MatchResult::group).collect(Collectors.joining());

    Set<String> missing = new TreeSet<>();
    CODE.matcher(LISTING.matcher(text).replaceAll(""))
        .results()
        .flatMap(code -> CALL.matcher(code.group(1)).results())
        .map(call -> call.group(1))
        .filter(name -> !OF_OTHERS.contains(name))
        .filter(name -> !sources.contains(" " + name + "(") && !sources.contains("." + name + "("))
        .filter(name -> !listings.contains(name + "("))
        .forEach(missing::add);

    assertThat(missing).isEmpty();
  }

  private static String sources(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      return sources.stream().map(MethodsInDocsTest::text).collect(Collectors.joining());
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
