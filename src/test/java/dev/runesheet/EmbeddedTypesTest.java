package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The table of docs/embedding.md of the types that other projects use. */
class EmbeddedTypesTest {

  private static final String ROOT = "dev.runesheet";
  private static final Pattern ROW = Pattern.compile("^\\| (`[^|]*) \\| ([^|]*) \\|$");
  private static final Pattern IMPORT =
      Pattern.compile("^import (dev\\.runesheet\\.[\\w.]+);", Pattern.MULTILINE);
  private static final Pattern THROWS = Pattern.compile("@throws (?:[a-z]\\w*\\.)*(\\w+)");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /** A type of the table, and the packages of its row. */
  private record Named(String type, List<String> packages) {}

  private static Stream<Named> named() throws IOException {
    return Files.readAllLines(Path.of("docs/embedding.md")).stream()
        .dropWhile(line -> !line.equals("| package | types |"))
        .skip(2)
        .takeWhile(line -> !line.isEmpty())
        .map(ROW::matcher)
        .filter(Matcher::matches)
        .flatMap(row -> codes(row.group(2)).map(type -> new Named(type, packages(row.group(1)))));
  }

  private static List<String> packages(String cell) {
    return codes(cell).map(name -> name.startsWith(".") ? ROOT + name : name).toList();
  }

  private static Stream<String> codes(String cell) {
    return CODE.matcher(cell).results().map((MatchResult found) -> found.group(1));
  }

  @ParameterizedTest
  @MethodSource("named")
  void isAPublicTypeOfOneOfThePackages(Named named) {
    Stream<Class<?>> there = named.packages().stream().flatMap(in -> type(in, named.type()));
    assertThat(there.filter(type -> Modifier.isPublic(type.getModifiers()))).hasSize(1);
  }

  /** Otherwise nobody could catch what a method says that it throws. */
  @ParameterizedTest
  @MethodSource("named")
  void theExceptionsThatItThrowsAreInTheTableToo(Named named) throws IOException {
    Set<String> all = named().map(Named::type).collect(Collectors.toSet());
    assertThat(named.packages().stream().map(in -> source(in, named.type())).filter(Files::exists))
        .flatMap(file -> THROWS.matcher(text(file)).results().map(one -> one.group(1)).toList())
        .allMatch(one -> all.contains(one) || isOfJava(one));
  }

  private static Path source(String in, String type) {
    return Path.of("src/main/java", in.replace('.', '/'), type + ".java");
  }

  private static boolean isOfJava(String type) {
    return Stream.of("java.lang", "java.io").flatMap(in -> type(in, type)).findAny().isPresent();
  }

  /** The examples of projects of their own need no other. */
  @ParameterizedTest
  @ValueSource(strings = {"toll-road", "stone-heap", "lantern-walk"})
  void anExampleOfAnotherProjectUsesNoOthers(String project) throws IOException {
    Set<String> all =
        named()
            .flatMap(one -> one.packages().stream().map(in -> in + "." + one.type()))
            .collect(Collectors.toSet());
    try (Stream<Path> files = Files.walk(Path.of("src/it", project, "src"))) {
      List<String> used =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .flatMap(file -> IMPORT.matcher(text(file)).results())
              .map(found -> found.group(1))
              .toList();
      assertThat(used).isNotEmpty().allSatisfy(type -> assertThat(all).contains(type));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void theTableIsRead() throws IOException {
    assertThat(named().map(Named::type)).contains("Match", "Decision", "Verb", "CellForm", "YesNo");
  }

  private static Stream<Class<?>> type(String in, String name) {
    try {
      return Stream.of(Class.forName(in + "." + name));
    } catch (ClassNotFoundException elsewhere) {
      return Stream.empty();
    }
  }
}
