package dev.runesheet.cli;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.DirectoryFiles;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.Packs;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rule books of the project's own sources, each built once for all tests of commands; those of
 * other folders, of trusted files, and those that are watched are built each time.
 */
final class BooksOfProject implements Workplace.Rules {

  private static final String HERE = new DirectoryFiles(Path.of("")).origin();

  private final Map<String, Built> built = new ConcurrentHashMap<>();

  private record Built(RuleBook book, Diagnostics findings) {}

  @Override
  public RuleBook book(String game, PackFiles files, Diagnostics findings, RuleProbe probe) {
    boolean shared =
        probe == RuleProbe.NONE && files instanceof DirectoryFiles && files.origin().equals(HERE);
    if (!shared) {
      return Packs.book(game, files, findings, probe);
    }
    Built one = built.computeIfAbsent(game, name -> build(name, files));
    findings.addAll(one.findings());
    return one.book();
  }

  private static Built build(String game, PackFiles files) {
    Diagnostics findings = new Diagnostics();
    return new Built(Packs.book(game, files, findings, RuleProbe.NONE), findings);
  }
}
