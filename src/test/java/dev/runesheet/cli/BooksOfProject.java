package dev.runesheet.cli;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Workplace;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.CatalogAccess;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * The rule books of the project's own sources, each built once for all tests of commands; those of
 * other folders, of trusted files, and those that are watched are built each time.
 */
final class BooksOfProject implements Workplace.Rules {

  private static final String HERE = new DirectoryFiles(Path.of("")).origin();

  @Override
  public RuleBook book(
      String game,
      PackFiles files,
      Diagnostics findings,
      RuleProbe probe,
      Consumer<CatalogAccess> first) {
    boolean shared =
        probe == RuleProbe.NONE && files instanceof DirectoryFiles && files.origin().equals(HERE);
    if (!shared) {
      return Packs.book(game, files, findings, probe, first);
    }
    RuleBook book = ShippedBooks.ofSources(game);
    first.accept(book);
    return book;
  }
}
