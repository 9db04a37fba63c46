package dev.runesheet.cli;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.RecordedGames;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays recorded games again and compares. */
@Command(
    name = "replay",
    description = {
      "Play recorded games again, with their choices and chance outcomes, and compare the state",
      "after every step. The last line counts the games that are identical and that differ;",
      "games that cannot be read differ."
    })
final class ReplayCommand extends AbstractGameCommand {

  @Parameters(
      index = "1", paramLabel = "FILE",
      description = "One record in JSON on each line; may be compressed (.gz).")
  private String file;

  @Option(names = "--json", description = "Print the result as JSON.")
  private boolean json;

  ReplayCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    Path path = terminal.file(file);
    if (!Files.isRegularFile(path)) {
      throw CommandFailure.usage("There is no file '" + file + "'.");
    }
    GameRules rules = rules();
    RecordedGames games = rules.tools().recordedGames(rules.files(), rules.built().content());
    ReplayReport report = new ReplayReport(terminal, json);
    boolean complete = replay(path, games, report);
    report.summary();
    return complete && report.allIdentical() ? OK : FOUND;
  }

  private boolean replay(Path path, RecordedGames games, ReplayReport report) {
    int read = 0;
    try (RecordLines lines = RecordLines.open(path);
        Progress progress = Progress.start(terminal, "games", -1)) {
      RecordLines.Batch batch = lines.next(games.batchSize());
      while (!batch.lines().isEmpty()) {
        replay(path, batch, games, report);
        read = lines.line();
        progress.done(batch.lines().size());
        batch = lines.next(games.batchSize());
      }
      return true;
    } catch (IOException broken) {
      String after = read == 0 ? "" : " after line " + read;
      terminal.error("The file '" + file + "' cannot be read" + after + ": " + words(broken) + ".");
      return false;
    }
  }

  private void replay(
      Path path, RecordLines.Batch batch, RecordedGames games, ReplayReport report) {
    Diagnostics findings = new Diagnostics();
    List<RecordedGames.Replayed> results =
        games.replay(path.toString(), batch.first(), batch.lines(), findings);
    List<Diagnostic> errors =
        findings.all().stream().filter(one -> one.severity() == Severity.ERROR).toList();
    report.add(batch.lines().size(), results, errors);
  }

  private static String words(IOException broken) {
    if (broken instanceof EOFException) {
      return "it ends in the middle of compressed data";
    }
    boolean damaged = broken instanceof ZipException && broken.getMessage() == null;
    return damaged ? "its compressed data are damaged" : broken.getMessage();
  }
}
