package dev.runesheet;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rule books of the shipped games, each made once for all tests that only play: making them
 * takes most of the time of such tests.
 */
public final class ShippedBooks {

  private static final Map<String, RuleBook> OF_JAR = new ConcurrentHashMap<>();
  private static final Map<String, RuleBook> OF_SOURCES = new ConcurrentHashMap<>();
  private static final Map<String, RuleBook> COMPILED = new ConcurrentHashMap<>();

  private ShippedBooks() {}

  /** As an embedding game gets it: of the rules in the jar. */
  public static RuleBook of(String game) {
    return OF_JAR.computeIfAbsent(game, RuleBook::load);
  }

  /**
   * Read here from the sources in the project's folder, which are without any finding; what the
   * build compiled is not compiled again.
   */
  public static RuleBook ofSources(String game) {
    return OF_SOURCES.computeIfAbsent(
        game,
        any -> {
          BuiltPack built = built(game);
          return RuleBook.compiled(
              Games.find(game), built.rules(), built.notes(), built.catalog(), RuleProbe.NONE);
        });
  }

  /** Compiled here from these sources, whatever the build did. */
  public static RuleBook compiled(String game) {
    return COMPILED.computeIfAbsent(
        game,
        any -> {
          BuiltPack built = built(game);
          return RuleBook.compile(Games.find(game), built.rules(), built.notes(), built.catalog());
        });
  }

  private static BuiltPack built(String game) {
    Diagnostics findings = new Diagnostics();
    BuiltPack built =
        PackBuilder.build(Packs.find(game), new DirectoryFiles(Path.of("")), findings);
    if (!findings.all().isEmpty()) {
      throw new IllegalStateException(findings.all().toString());
    }
    return built;
  }
}
