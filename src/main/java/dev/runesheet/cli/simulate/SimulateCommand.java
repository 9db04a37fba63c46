package dev.runesheet.cli.simulate;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.console.Progress;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.play.AcceptedLoops;
import dev.runesheet.cli.simulate.count.Ledger;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.cli.simulate.report.RateOutput;
import dev.runesheet.cli.simulate.report.Results;
import dev.runesheet.cli.test.CoverageOption;
import dev.runesheet.pack.tool.GameTools;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that plays many matches of bots. */
@Command(
    name = "simulate",
    description = {
      "Play many matches of bots and count how they end.",
      "Players take turns to begin. The seed of a game is the one named plus the number of the",
      "game, from 0. The same seed gives the same results, however many threads play and however",
      "often it was stopped and resumed. Ctrl+C prints the results so far."
    })
public final class SimulateCommand extends AbstractGameCommand {

  private static final int MOST_THREADS = 256;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "1..*",
      paramLabel = "WORDS",
      description =
          "The set-up, for example two heroes or two decks; if left out, every pair in turn.")
  private List<String> words = new ArrayList<>();

  @Mixin private MatchOptions matches;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many matches; 1000 if left out. With --until, at most this many.")
  private int games;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many matches at the same time; as many as there are processors if left out.")
  private Integer threads;

  @Option(
      names = "--against",
      paramLabel = "PATH",
      description =
          "Play the same matches by another version of the rules, too, and compare: a folder that"
              + " has the game, or a file, such as a workbook, instead of the game's file of its"
              + " name.")
  private String against;

  @Option(
      names = "--until",
      paramLabel = "PERCENT",
      converter = Percent.class,
      description =
          "Stop as soon as every win rate, or with --against every difference, is known to"
              + " within this many percent, for example 1%% or ±0.5%%.")
  private Double until;

  @Mixin private SimulationFiles files;

  @Mixin private RateOutput output;

  @Mixin private CoverageOption coverage;

  public SimulateCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    require("--games", games, Integer.MAX_VALUE);
    require("--threads", workers, MOST_THREADS);
    files.check(game(), coverage.on());
    Runnable early = () -> terminal.complain("Stopped before the first game.");
    try (Interruption interruption = Interruption.awaited(early)) {
      return simulated(versions(playableRules()), workers, interruption);
    }
  }

  /** Plays and tells; the exit code. */
  private int simulated(Versions versions, int workers, Interruption interruption) {
    Results.About about = versions.about();
    Ledger ledger = versions.ledger();
    long begun = System.nanoTime();
    int before = play(ledger, versions, about, workers, interruption);
    coverage.write(terminal); // Before a log is written: its match is played once more.
    tell(ledger, versions);
    double seconds = (System.nanoTime() - begun) / 1e9;
    String speed = Text.count(ledger.games() - before, "game") + " in " + Text.fixed(seconds, 1);
    String line = speed + " s, " + Text.count(workers, "thread");
    terminal.complain(terminal.errPaint().faint(line));
    if (interruption.hasCome()) {
      terminal.complain("Stopped after " + Text.count(ledger.games(), "game") + ".");
    }
    return ledger.hasTrouble() ? FOUND : OK;
  }

  /** Plays the remaining matches; returns the number of matches played before. */
  private int play(
      Ledger ledger,
      Versions versions,
      Results.About about,
      int workers,
      Interruption interruption) {
    try (SimulationFiles.Open open = files.open(terminal, versions.identity(), ledger);
        Progress progress = Progress.start(terminal, "games", games)) {
      int before = ledger.games();
      files.tellMore(terminal, before, games);
      progress.done(Math.min(before, games));
      interruption.matchesBegin();
      StopRule rule = until == null ? null : new StopRule(until);
      Blocks<SimulationFiles.Ended> blocks =
          new Blocks<>(workers, game -> files.play(versions, game), interruption::hasCome);
      Blocks.Taker<SimulationFiles.Ended> taker =
          ended -> {
            ledger.add(ended.round());
            open.add(ended, about);
            progress.done(1);
            if (ledger.games() % StopRule.EVERY != 0) {
              return true;
            }
            progress.note("±" + Text.fixed(100 * StopRule.widest(ledger, about), 1) + " %");
            return rule == null || !rule.isReached(ledger, about);
          };
      boolean enough = rule != null && before > 0 && rule.isReached(ledger, about);
      while (!enough && ledger.games() < games && !interruption.hasCome()) {
        int end = rule != null && coverage.on() ? nextCheck(ledger.games()) : games;
        enough = !blocks.play(ledger.games(), Math.min(end, games), taker);
      }
      return before;
    }
  }

  /** The match before which the rule is asked next: none is played ahead that would be covered. */
  private static int nextCheck(int played) {
    return (int) Math.min(Integer.MAX_VALUE, (played / StopRule.EVERY + 1L) * StopRule.EVERY);
  }

  private void tell(Ledger ledger, Versions versions) {
    Results results = output.tell(terminal, versions.all(), ledger);
    Tally total = results.total();
    files.writeLog(terminal, () -> versions.log(total.failed() > 0 ? total.firstFailed() : 0));
  }

  /** The matches; names in options are checked before the rules are compiled. */
  private Versions versions(GameRules rules) {
    GameTools tools = rules.tools();
    RuleBook book =
        rules.book(coverage.probe(rules), catalog -> matches.check(tools, catalog, words));
    Versions here = Versions.of(matches.bouts(tools, book, words, accepted(rules)));
    if (against == null) {
      return here;
    }
    GameRules other = rules.version(against);
    return here.against(matches, other.tools(), other.book(), accepted(other));
  }

  private AcceptedLoops accepted(GameRules rules) {
    return AcceptedLoops.of(rules.tools().game(), rules.files());
  }

  private void require(String option, int number, int most) {
    if (number < 1 || number > most) {
      throw new ParameterException(
          spec.commandLine(), option + " (" + number + ") must be from 1 to " + Text.number(most));
    }
  }
}
