package dev.runesheet.cli.console;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.CatalogAccess;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * The working folder of a command.
 *
 * @param directory the working directory; relative if it is that of the process
 * @param rules makes rule books from sources
 */
public record Workplace(Path directory, Rules rules) {

  /**
   * A maker of rule books, like {@link Packs#book(String, PackFiles, Diagnostics, RuleProbe,
   * Consumer)}.
   */
  public interface Rules {
    RuleBook book(
        String game,
        PackFiles files,
        Diagnostics findings,
        RuleProbe probe,
        Consumer<CatalogAccess> first);
  }

  /** The working directory of this process. */
  static Workplace ofProcess() {
    return new Workplace(Path.of(""), Packs::book);
  }
}
