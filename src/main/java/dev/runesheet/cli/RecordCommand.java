package dev.runesheet.cli;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.MatchLog;
import dev.runesheet.testing.golden.GoldenWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Turns a match into a test. */
@Command(
    name = "record",
    description = {
      "Turn a match into a golden game or a scenario.",
      "The match is played again from its log ('play --log', 'simulate --log')."
    })
final class RecordCommand extends AbstractCommand {

  @Parameters(paramLabel = "LOG", description = "The log of a match.")
  private String log;

  @Option(
      names = "--golden",
      paramLabel = "FILE",
      description = "Write the whole match as a golden game, for data/<game>/golden.")
  private String golden;

  @Option(
      names = "--name",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "What the test shows.")
  private String name;

  RecordCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    MatchLog read = MatchFiles.log(terminal, log);
    RuleBook book = GameRules.find(read.game(), terminal).book();
    golden(read, book);
    return OK;
  }

  private void golden(MatchLog read, RuleBook book) {
    Diagnostics findings = new Diagnostics();
    Optional<String> text = GoldenWriter.write(read, book, name, findings);
    if (text.isEmpty()) {
      throw CommandFailure.of("'" + log + "' cannot be played again.", findings.all());
    }
    boolean kept =
        SafeFile.write(terminal.file(golden), text.get().getBytes(StandardCharsets.UTF_8));
    String backup = kept ? "; the old one is " + golden + ".bak" : "";
    terminal.out().println(golden + ": " + Text.count(read.answers().size(), "step") + backup);
  }
}
