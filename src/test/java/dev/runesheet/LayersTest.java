package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The layers: every package directly below {@code dev.runesheet}, with all within it, and what it
 * uses of the others. {@link ArchitectureTest} says what parts of them may not use besides.
 */
class LayersTest {

  /** The words of games, which languages know. */
  private static final String WORDS = "game.*.word";

  /** The layers that use no other. */
  private static final Set<String> ROOTS = Set.of("spelling", "digest");

  private static final Map<String, Set<String>> USES =
      Map.ofEntries(
          Map.entry("word", Set.of("spelling")),
          Map.entry(WORDS, Set.of("spelling")),
          Map.entry("spi", Set.of("word", "spelling")),
          Map.entry("model", Set.of("spi", "word", "spelling")),
          Map.entry("engine", Set.of("spi", "word", "spelling", "digest")),
          Map.entry("api", Set.of("engine", "spi")),
          Map.entry("why", Set.of("api", "engine", "spi", "word", "spelling")),
          Map.entry("document", Set.of("model")),
          Map.entry("schema", Set.of("document", "model", "spelling")),
          Map.entry("language", Set.of("schema", "document", "model", WORDS, "word", "spelling")),
          Map.entry("table", Set.of("model", "spi", "word", "spelling")),
          Map.entry("rows", Set.of("table", "schema", "document", "model", "spi")),
          Map.entry("generate", Set.of("engine", "model", "spi", "word", "spelling")),
          Map.entry("analysis", Set.of("model", "spi", "word", "spelling")),
          Map.entry(
              "pack",
              Set.of(
                  "analysis",
                  "generate",
                  "rows",
                  "table",
                  "schema",
                  "document",
                  "why",
                  "api",
                  "engine",
                  "spi",
                  "model",
                  "word",
                  "spelling")),
          Map.entry(
              "testing",
              Set.of(
                  "pack",
                  "generate",
                  "analysis",
                  "table",
                  "schema",
                  "document",
                  "why",
                  "api",
                  "engine",
                  "spi",
                  "model",
                  "word",
                  "spelling",
                  "digest")),
          Map.entry(
              "game",
              Set.of(
                  "testing",
                  "pack",
                  "analysis",
                  "generate",
                  "rows",
                  "table",
                  "schema",
                  "language",
                  "document",
                  "api",
                  "engine",
                  "spi",
                  "model",
                  WORDS,
                  "word",
                  "spelling")),
          Map.entry(
              "studio",
              Set.of(
                  "cli",
                  "testing",
                  "pack",
                  "table",
                  "document",
                  "why",
                  "api",
                  "spi",
                  "model",
                  "spelling",
                  "digest")),
          Map.entry(
              "cli",
              Set.of(
                  "testing",
                  "pack",
                  "analysis",
                  "table",
                  "document",
                  "why",
                  "api",
                  "engine",
                  "spi",
                  "model",
                  "spelling",
                  "digest")));

  @Test
  void eachLayerUsesTheseLayersAndNoOthers() {
    Map<String, Set<String>> found = new TreeMap<>();
    for (JavaClass type :
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.runesheet")) {
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        String from = layer(type);
        String to = layer(dependency.getTargetClass());
        if (!to.isEmpty() && !to.equals(from)) {
          found.computeIfAbsent(from, key -> new TreeSet<>()).add(to);
        }
      }
    }
    assertThat(found).isEqualTo(USES);
  }

  @Test
  void noLayerUsesOneThatUsesIt() {
    Set<String> below = new TreeSet<>();
    while (below.size() < USES.size() + ROOTS.size()) {
      Set<String> next = new TreeSet<>(below);
      next.addAll(ROOTS);
      USES.forEach(
          (layer, used) -> {
            if (below.containsAll(used)) {
              next.add(layer);
            }
          });
      assertThat(next).as("layers that use only layers below them").isNotEqualTo(below);
      below.addAll(next);
    }
  }

  /** The layer of a class; empty if it is none of the project's. */
  private static String layer(JavaClass type) {
    String[] parts = type.getPackageName().split("\\.");
    if (parts.length < 3 || !type.getPackageName().startsWith("dev.runesheet.")) {
      return "";
    }
    return parts.length > 4 && parts[2].equals("game") && parts[4].equals("word")
        ? WORDS
        : parts[2];
  }
}
