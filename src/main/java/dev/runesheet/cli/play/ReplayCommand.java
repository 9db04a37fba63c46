package dev.runesheet.cli.play;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.console.Progress;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.test.CoverageOption;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.tool.RecordedGames;
import dev.runesheet.testing.golden.RecordedGoldens;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that plays recorded games again and compares them. */
@Command(
    name = "replay",
    description = {
      "Play recorded games again and compare the state after every step.",
      "Their choices and chance outcomes are those of the record. The last line counts the games",
      "that are identical and those that differ; games that cannot be read differ."
    })
public final class ReplayCommand extends AbstractGameCommand {

  /** Lines that are looked at for the first record; an endless file of others has none. */
  private static final int MOST_DAMAGED = 1_000;

  @Parameters(
      index = "1",
      paramLabel = "FILE",
      description = "Records in JSON, line by line; may be compressed (.gz).")
  private String file;

  @Option(names = "--json", description = "Print the result as JSON.")
  private boolean json;

  @Mixin private CoverageOption coverage;

  public ReplayCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    Path path = terminal.file(file);
    boolean stream = file.equals("-") || Files.exists(path) && !Files.isDirectory(path);
    if (!Files.isRegularFile(path)) {
      throw stream ? unreadTwice() : MatchFiles.noFile(path, file);
    }
    Optional<String> telling = telling(path);
    if (telling.filter(String::isEmpty).isPresent()) {
      throw CommandFailure.usage("There is no recorded game in '" + file + "'.");
    }
    if (telling.filter(ReplayCommand::beginsOne).isPresent()) {
      throw CommandFailure.usage(
          "'"
              + file
              + "' is one match, such as a log or a golden game, not a record on each line: 'why'"
              + " tells its steps, 'test' plays a golden game.");
    }
    GameRules rules = playableRules();
    BuiltPack built = rules.built();
    RecordedGames games =
        telling.filter(RecordedGoldens::is).isPresent()
            ? new RecordedGoldens(game(), rules.files(), built.content())
            : rules.tools().recordedGames(rules.files(), built.content());
    watch(rules, built, games);
    ReplayReport report = new ReplayReport(terminal, json);
    boolean complete = replay(path, games, report);
    coverage.write(terminal);
    report.summary();
    return complete && report.allIdentical() ? OK : FOUND;
  }

  private CommandFailure unreadTwice() {
    return CommandFailure.usage(
        "'" + file + "' is a pipe or a device, which cannot be read twice; write it to a file.");
  }

  /**
   * The line of a file that tells what its records are: the first that is an object with fields,
   * since a damaged one tells nothing; else one that is damaged, or no text if the file has none.
   *
   * @return empty if the file cannot be read up to there, which is told later
   */
  private Optional<String> telling(Path path) {
    try (RecordLines lines = RecordLines.open(path, line -> true)) {
      List<String> next = lines.next(1).lines();
      String line = "";
      for (int i = 0; i < MOST_DAMAGED && !next.isEmpty(); i++) {
        line = next.get(0);
        next = beginsOne(line) || isObject(line) ? List.of() : lines.next(1).lines();
      }
      return Optional.of(line);
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static boolean beginsOne(String line) {
    return line.strip().equals("{");
  }

  private boolean isObject(String line) {
    return JsonDocument.parse(file, line, new Diagnostics())
        .filter(document -> !document.root().named().isEmpty())
        .isPresent();
  }

  /** Records coverage of the pack's rules, also when records bring rules of their own. */
  private void watch(GameRules rules, BuiltPack built, RecordedGames games) {
    Set<String> sources = built.rules().stream().map(RuleSource::name).collect(Collectors.toSet());
    if (coverage.on() && !games.watchedBy(() -> coverage.probe(rules, sources::contains))) {
      throw CommandFailure.of("Replays of " + game() + " cannot record coverage.");
    }
  }

  private boolean replay(Path path, RecordedGames games, ReplayReport report) {
    try (RecordLines lines = RecordLines.open(path, games::begins);
        Progress progress = Progress.start(terminal, "games", -1);
        ReplayBatches replaying = new ReplayBatches(path.toString(), games, report, progress)) {
      return replay(lines, replaying);
    } catch (IOException broken) {
      terminal.error("The file '" + file + "' cannot be read: " + words(broken) + ".");
      return false;
    }
  }

  private boolean replay(RecordLines lines, ReplayBatches replaying) {
    try {
      replaying.replay(lines);
      return true;
    } catch (IOException broken) {
      String where = " in line " + (lines.line() + 1);
      terminal.error("The file '" + file + "' cannot be read" + where + ": " + words(broken) + ".");
      return false;
    }
  }

  private static String words(IOException broken) {
    if (broken instanceof EOFException) {
      return "it ends in the middle of compressed data";
    }
    return broken instanceof ZipException ? "its compressed data are damaged" : broken.getMessage();
  }
}
