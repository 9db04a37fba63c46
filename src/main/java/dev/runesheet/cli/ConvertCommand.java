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
import dev.runesheet.pack.GameTexts;
import dev.runesheet.pack.Rewriter;
import dev.runesheet.pack.file.SourceBytes;
import dev.runesheet.table.grid.EditedWorkbook;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that rewrites older words of a game's sources in the present ones. */
@Command(
    name = "convert",
    description = {
      "Rewrite effect strings of a workbook of cards in their unified form.",
      "Only cells in older words change, and keep their meaning; the old workbook is kept as .bak.",
      "For a game with a language of its own, such as werewolf, rewrite the texts of a file in the"
          + " words of that language's guide."
    })
final class ConvertCommand extends AbstractGameCommand {

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description = "The workbook, the game's own if none is named; or a file of texts.")
  private String named;

  ConvertCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    return named != null && GameTexts.of(game()).isPresent() ? texts() : workbook();
  }

  private int texts() {
    Diagnostics findings = new Diagnostics();
    String content = TextFiles.read(terminal, named);
    GameTexts.Rewritten rewritten = TextFiles.of(game()).rewrite(named, content, findings);
    Findings.lines(Findings.sorted(findings.all()), terminal.paint())
        .forEach(terminal.out()::println);
    byte[] written = rewritten.content().getBytes(StandardCharsets.UTF_8);
    boolean kept = rewritten.texts() > 0 && SafeFile.write(terminal.file(named), written);
    told(Text.count(rewritten.texts(), "text"), kept, named);
    return findings.hasErrors() ? FOUND : OK;
  }

  private int workbook() {
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
    told(Text.count(changed, "cell"), kept, name);
    return OK;
  }

  private void told(String changed, boolean kept, String name) {
    String backup = kept ? "; the old one is " + name + ".bak" : "";
    terminal.out().println(name + ": " + changed + " rewritten" + backup);
  }

  private static byte[] read(String name, Path path) {
    try {
      return SourceBytes.read(path);
    } catch (IOException missing) {
      throw CommandFailure.usage("The file '" + name + "' cannot be read.");
    }
  }
}
