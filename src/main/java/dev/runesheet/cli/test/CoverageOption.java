package dev.runesheet.cli.test;

import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.testing.coverage.CoverageCollector;
import dev.runesheet.testing.coverage.CoverageFile;
import java.util.function.Predicate;
import picocli.CommandLine.Option;

/** The option of playing commands to record coverage. */
public final class CoverageOption {

  @WritesOutput
  @Option(
      names = "--coverage",
      paramLabel = "FILE",
      description = "Record which rules, rows and conditions are covered; see 'coverage'.")
  private String file;

  private final CoverageCollector collector = new CoverageCollector(true);

  /** Watches a rule book, if coverage was asked for. */
  public RuleProbe probe(GameRules rules) {
    return probe(rules, source -> true);
  }

  /** A probe for the rules of some files only. */
  public RuleProbe probe(GameRules rules, Predicate<String> sources) {
    return on() ? collector.newProbe(rules.pack().game(), rules.files(), sources) : RuleProbe.NONE;
  }

  public boolean on() {
    return file != null;
  }

  /** Writes the file, if it was asked for. */
  public void write(Terminal terminal) {
    if (on()) {
      MatchFiles.write(terminal.file(file), file, CoverageFile.write(collector.coverage()));
      terminal.complain("Wrote " + file);
    }
  }
}
