package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.SeedOption;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Progress;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.play.BotOption;
import dev.runesheet.cli.test.CoverageOption;
import dev.runesheet.engine.Catalogued;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.pack.tool.GameTools;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays many matches of bots. */
@Command(
    name = "simulate",
    description = {
      "Play many matches of bots and count how they end.",
      "Players take turns to begin. The seed of a game is the one named plus the number of the",
      "game, from 0. The same seed gives the same results, however many threads play."
    })
public final class SimulateCommand extends AbstractGameCommand {

  private static final int MOST_THREADS = 256;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "1..*",
      paramLabel = "WORDS",
      description =
          "What to play with, for example two heroes or two decks; if left out, every pair in"
              + " turn.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many matches; 1000 if left out.")
  private int games;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many at the same time; as many as there are processors if left out.")
  private Integer threads;

  @Mixin private BotOption bots;

  @Mixin private SeedOption seed;

  @Option(
      names = "--random-decks",
      description = "Draw legal decks at random for every match, if the game has decks.")
  private boolean randomDecks;

  @Option(names = "--csv", paramLabel = "FILE", description = "Write the rates as CSV, too.")
  private String csv;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page with charts, too; it is one file and needs no network.")
  private String html;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "Write the log of the first game that failed, or of the first game of all.")
  private String log;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private CoverageOption coverage;

  public SimulateCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    require("--games", games, Integer.MAX_VALUE);
    require("--threads", workers, MOST_THREADS);
    GameRules rules = playableRules();
    RuleBook book = rules.book(coverage.probe(rules), catalog -> check(rules, catalog));
    List<Pairing> pairings =
        randomDecks ? List.of(randomPairing(rules.tools(), book)) : pairings(rules, book);
    bots.players(rules.tools(), book, pairings.get(0).names().size(), seed.value());
    long begun = System.nanoTime();
    List<Tally> tallies;
    Simulation simulation;
    try (Progress progress = Progress.start(terminal, "games", games)) {
      simulation = new Simulation(book, rules.tools(), bots, pairings, seed.value(), progress);
      tallies = simulation.play(games, workers);
    }
    String noun = rules.tools().featureNoun();
    SimulationReport.Measured measured = measured(rules.tools(), book, pairings.get(0));
    SimulationReport report =
        new SimulationReport(game(), noun, measured, seed.value(), pairings, tallies);
    if (json) {
      terminal.out().println(Json.text(report.toJson()));
    } else {
      report.print(terminal);
    }
    write(csv, () -> SimulationCsv.text(report));
    write(html, () -> new SimulationPage(report, randomDecks).text());
    int logged = report.total().failed() > 0 ? report.total().firstFailed() : 0;
    write(log, () -> simulation.log(logged));
    coverage.write(terminal);
    double seconds = (System.nanoTime() - begun) / 1e9;
    String speed = Text.count(games, "game") + " in " + Text.fixed(seconds, 1) + " s";
    terminal.complain(terminal.errPaint().faint(speed + ", " + Text.count(workers, "thread")));
    return report.total().failed() > 0 ? FOUND : OK;
  }

  /** What was named is checked before rules are compiled. */
  private void check(GameRules rules, Catalogued catalog) {
    if (!words.isEmpty() && !randomDecks) {
      setup(rules, catalog, words, 0);
    }
  }

  private SimulationReport.Measured measured(GameTools tools, RuleBook book, Pairing pairing) {
    if (randomDecks || !bringsDecks(tools, book, pairing)) {
      return SimulationReport.Measured.THINGS;
    }
    return tools.randomSetup(book, 0, seed.value()).isPresent()
        ? SimulationReport.Measured.DECKS
        : SimulationReport.Measured.ONLY_DECKS;
  }

  /** Whether the set-up says what a player brings; otherwise it is what is gained in the match. */
  private boolean bringsDecks(GameTools tools, RuleBook book, Pairing pairing) {
    return !tools.features(book, pairing.deal().setup(0, seed.value()), 0).isEmpty();
  }

  private void require(String option, int number, int most) {
    if (number < 1 || number > most) {
      throw new ParameterException(
          spec.commandLine(), option + " (" + number + ") must be from 1 to " + Text.number(most));
    }
  }

  private void write(String file, Supplier<String> text) {
    if (file != null) {
      MatchFiles.write(terminal.file(file), file, text.get());
      terminal.complain("Wrote " + file);
    }
  }

  private Pairing randomPairing(GameTools tools, RuleBook book) {
    if (!words.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "--random-decks draws the decks; name none beside it");
    }
    JsonNode example =
        tools
            .randomSetup(book, 0, seed.value())
            .orElseThrow(() -> CommandFailure.usage(game() + " has no decks to draw at random."));
    return new Pairing(
        tools.players(book, example),
        (first, matchSeed) -> tools.randomSetup(book, first, matchSeed).orElseThrow());
  }

  private List<Pairing> pairings(GameRules rules, RuleBook book) {
    List<List<String>> all = words.isEmpty() ? rules.tools().pairings(book) : List.of(words);
    List<Pairing> pairings = new ArrayList<>();
    for (List<String> one : all) {
      List<String> names = rules.tools().compared(book, setup(rules, book, one, 0));
      List<JsonNode> setups = new ArrayList<>();
      for (int first = 0; first < names.size(); first++) {
        setups.add(setup(rules, book, one, first));
      }
      pairings.add(Pairing.fixed(names, setups));
    }
    return pairings;
  }
}
