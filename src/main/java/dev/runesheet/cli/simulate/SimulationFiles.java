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
import java.util.function.Supplier;
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

  @WritesOutput(readBack = true)
  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Continue the simulation in this file, if there is one, and keep the file up to date, so"
              + " that nothing is lost if this one is stopped.")
  private String resume;

  /** True if an earlier simulation is continued, or this one is kept for that. */
  boolean goesOn() {
    return resume != null;
  }

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
    return new Open(checkpoint, lines, ledger, () -> terminal.complain("Wrote " + jsonl));
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
    private final Ledger ledger;
    private final Runnable written;

    private Open(SavedSimulation checkpoint, LineFile lines, Ledger ledger, Runnable written) {
      this.checkpoint = checkpoint;
      this.lines = lines;
      this.ledger = ledger;
      this.written = written;
    }

    /** A match was counted. */
    void add(Round round, Results.About about) {
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
      if (lines != null) {
        lines.close();
        written.run();
      }
    }
  }

  void writeLog(Terminal terminal, Supplier<String> text) {
    RateOutput.write(terminal, log, text);
  }
}
