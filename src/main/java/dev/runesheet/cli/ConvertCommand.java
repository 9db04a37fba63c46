package dev.runesheet.cli;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Rewriter;
import dev.runesheet.table.grid.EditedWorkbook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes older words of a game's sources in the present ones. */
@Command(
    name = "convert",
    description = {
      "Rewrite effect strings of a workbook of cards in their unified form.",
      "Only cells in older words change, and what they mean stays; the old workbook is kept as"
          + " .bak."
    })
final class ConvertCommand extends AbstractGameCommand {

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "WORKBOOK",
      description = "The workbook; the game's own if none is named.")
  private String named;

  ConvertCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    Diagnostics findings = new Diagnostics();
    GameRules rules = rules();
    Rewriter rewriter =
        rules
            .pack()
            .rewriter(rules.files(), findings)
            .orElseThrow(
                () -> CommandFailure.of("The sources of " + game() + " have no older words."));
    String name = named == null ? rewriter.file() : named;
    Path path = terminal.file(name);
    Optional<EditedWorkbook> edited = rewriter.rewrite(name, read(name, path), findings);
    if (findings.hasErrors()) {
      List<Diagnostic> sorted = Findings.sorted(findings.all());
      throw CommandFailure.of(
          name + " cannot be converted: " + Findings.summary(sorted) + ".", sorted);
    }
    int changed = edited.map(one -> one.cells().size()).orElse(0);
    boolean kept = changed > 0 && SafeFile.write(path, edited.orElseThrow().content());
    String backup = kept ? "; the old one is " + name + ".bak" : "";
    terminal.out().println(name + ": " + Text.count(changed, "cell") + " rewritten" + backup);
    return OK;
  }

  private static byte[] read(String name, Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException missing) {
      throw CommandFailure.usage("The file '" + name + "' cannot be read.");
    }
  }
}
