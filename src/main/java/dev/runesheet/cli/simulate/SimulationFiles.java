package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Ledger;
import dev.runesheet.cli.simulate.count.Played;
import dev.runesheet.cli.simulate.count.Round;
import dev.runesheet.cli.simulate.report.RateOutput;
import dev.runesheet.cli.simulate.report.Results;
import dev.runesheet.testing.ScenarioKits;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The files that a simulation writes while matches are played, and the log of one of them. */
final class SimulationFiles {

  @WritesOutput
  @Option(
      names = "--jsonl",
      paramLabel = "FILE",
      description = "Write a line of JSON for each match, too, in their order.")
  private String jsonl;

  @WritesOutput
  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "Write the log of the first game that failed, or of the first game of all.")
  private String log;

  @WritesOutput
  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write each match as a line that 'replay' plays again and compares, too.")
  private String record;

  @WritesOutput(readBack = true)
  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Continue the simulation in this file, if there is one, and keep the file up to date, so"
              + " that nothing is lost if this one is stopped.")
  private String resume;

  /**
   * Refuses files that do not go together.
   *
   * @param game the game, whose scenarios say what a record compares
   * @param covering whether coverage is recorded
   */
  void check(String game, boolean covering) {
    if (covering && resume != null) {
      throw CommandFailure.usage(
          "--coverage does not go with --resume: it would lack the matches played before. Play"
              + " parts with other seeds, and join them with 'coverage merge'.");
    }
    if (record != null && (covering || resume != null)) {
      throw CommandFailure.usage(
          covering
              ? "--record does not go with --coverage: each match is played twice for it."
              : "--record does not go with --resume: it would lack the matches played before.");
    }
    if (record != null && ScenarioKits.find(game).isEmpty()) {
      throw CommandFailure.of(game + " has no scenarios, whose words records are written in.");
    }
  }

  /** Plays the match of a number, and records it if that is asked for. */
  Ended play(Versions versions, int game) {
    List<String> records = new ArrayList<>();
    return new Ended(record == null ? versions.play(game) : versions.play(game, records), records);
  }

  /**
   * A match that was played.
   *
   * @param records its line, if it is recorded and could begin
   */
  record Ended(Round round, List<String> records) {}

  /**
   * Opens the files written while matches are played.
   *
   * @param what the configuration of the simulation; only the same one can be continued
   * @param ledger takes the earlier counts
   */
  Open open(Terminal terminal, ObjectNode what, Ledger ledger) {
    SavedSimulation checkpoint =
        resume == null ? null : new SavedSimulation(terminal.file(resume), resume, what);
    LineFile.Kept kept = checkpoint == null ? LineFile.Kept.NOTHING : checkpoint.read(ledger);
    if (jsonl != null && ledger.games() > 0 && kept.length() == 0) {
      throw CommandFailure.usage(
          "'" + resume + "' was kept without --jsonl; the first lines would be missing.");
    }
    if (jsonl == null && kept.length() > 0) {
      throw CommandFailure.usage(
          "'" + resume + "' was kept with --jsonl; name the file again, or its lines would end.");
    }
    LineFile lines = jsonl == null ? null : new LineFile(terminal.file(jsonl), jsonl, kept);
    LineFile records =
        record == null ? null : new LineFile(terminal.file(record), record, LineFile.Kept.NOTHING);
    return new Open(checkpoint, lines, records, ledger, name -> terminal.complain("Wrote " + name));
  }

  /** Tells that more games were played before than are asked for now. */
  void tellMore(Terminal terminal, int before, int games) {
    if (before > games) {
      String played = Text.count(before, "game");
      terminal.complain(
          "'" + resume + "' holds " + played + ", more than " + games + ": all of them count.");
    }
  }

  /** The files written while matches are played; closing completes them. */
  static final class Open implements AutoCloseable {

    private final SavedSimulation checkpoint;
    private final LineFile lines;
    private final LineFile records;
    private final Ledger ledger;
    private final Consumer<String> written;

    private Open(
        SavedSimulation checkpoint,
        LineFile lines,
        LineFile records,
        Ledger ledger,
        Consumer<String> written) {
      this.checkpoint = checkpoint;
      this.lines = lines;
      this.records = records;
      this.ledger = ledger;
      this.written = written;
    }

    /** A match was counted. */
    void add(Ended ended, Results.About about) {
      ended.records().forEach(line -> records.line(line));
      Round round = ended.round();
      if (lines != null) {
        Played one = round.one();
        ObjectNode line = one.toJson(about.seed(), about.pairings().get(one.pairing()).names());
        if (round.other() != null) {
          Played other = round.other();
          line.set(
              "there", other.toJson(about.seed(), about.pairings().get(one.pairing()).names()));
        }
        lines.line(line.toString());
      }
      if (checkpoint != null && checkpoint.isDue()) {
        save();
      }
    }

    private void save() {
      checkpoint.write(ledger, lines == null ? LineFile.Kept.NOTHING : lines.kept());
    }

    @Override
    public void close() {
      if (checkpoint != null) {
        save();
      }
      Stream.of(lines, records).filter(Objects::nonNull).forEach(this::close);
    }

    private void close(LineFile file) {
      file.close();
      written.accept(file.name());
    }
  }

  void writeLog(Terminal terminal, Supplier<String> text) {
    RateOutput.write(terminal, log, text);
  }
}
