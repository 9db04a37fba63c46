package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.SeedOption;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Progress;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.play.BotOption;
import dev.runesheet.cli.test.CoverageOption;
import dev.runesheet.engine.Catalogued;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.GameTools;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
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
      "game, from 0. The same seed gives the same results, however many threads play and however",
      "often it was stopped and gone on with. Ctrl-C tells what is known so far."
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
      description = "How many matches; 1000 if left out. With --until at most so many.")
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

  @Option(
      names = "--decks",
      paramLabel = "DECK",
      arity = "1..*",
      split = ",",
      description =
          "Play only pairs of these, each with each, such as decks; commas or blanks between.")
  private List<String> decks = new ArrayList<>();

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
          "Stop as soon as every win rate, or with --against every difference, is known to so many"
              + " per cent, for example 1%% or ±0.5%%.")
  private Double until;

  @Mixin private SimulationFiles files;

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
    Bouts here = bouts(rules, coverage.probe(rules), List.of());
    Bouts there =
        against == null ? null : bouts(rules.version(against), RuleProbe.NONE, here.words());
    GameTools tools = rules.tools();
    Results.About about = about(tools, here);
    Ledger ledger =
        new Ledger(
            here.tallies(),
            there == null ? List.of() : there.tallies(),
            new Comparison(here.pairings(), tools.hasTeams()));
    long begun = System.nanoTime();
    int failed;
    try (Interruption interruption = Interruption.awaited()) {
      int before = play(ledger, here, there, about, workers, interruption);
      failed = tell(ledger, here, about);
      coverage.write(terminal);
      double seconds = (System.nanoTime() - begun) / 1e9;
      String speed = Text.count(ledger.games() - before, "game") + " in " + Text.fixed(seconds, 1);
      String line = speed + " s, " + Text.count(workers, "thread");
      terminal.complain(terminal.errPaint().faint(line));
      if (interruption.hasCome()) {
        terminal.complain("Stopped after " + Text.count(ledger.games(), "game") + ".");
      }
    }
    return failed > 0 ? FOUND : OK;
  }

  /** Plays the remaining matches; returns the number of matches played before. */
  private int play(
      Ledger ledger,
      Bouts here,
      Bouts there,
      Results.About about,
      int workers,
      Interruption interruption) {
    ObjectNode what = what(here, there);
    try (SimulationFiles.Open open = files.open(terminal, what, ledger);
        Progress progress = Progress.start(terminal, "games", games)) {
      int before = ledger.games();
      progress.done(before);
      StopRule rule = until == null ? null : new StopRule(until);
      Blocks<Round> blocks =
          new Blocks<>(workers, game -> round(game, here, there), interruption::hasCome);
      boolean enough = rule != null && before > 0 && rule.isReached(ledger, about);
      blocks.play(
          before,
          enough ? before : games,
          round -> {
            ledger.add(round);
            open.add(round, about);
            progress.done(1);
            if (ledger.games() % StopRule.EVERY != 0) {
              return true;
            }
            progress.note("±" + Text.fixed(100 * StopRule.widest(ledger, about), 1) + " %");
            return rule == null || !rule.isReached(ledger, about);
          });
      return before;
    }
  }

  private Round round(int game, Bouts here, Bouts there) {
    if (there == null) {
      return Round.of(here.play(game));
    }
    boolean same = !randomDecks || here.setup(game).equals(there.setup(game));
    return new Round(here.play(game), there.play(game), same);
  }

  /** Prints the results; returns the number of failed matches. */
  private int tell(Ledger ledger, Bouts here, Results.About about) {
    Results results = Results.of(about, ledger.one());
    if (against == null) {
      if (json) {
        terminal.out().println(Json.text(SimulationJson.of(results)));
      } else {
        SimulationText.print(results, terminal);
      }
      files.write(terminal, results);
    } else {
      Results other = Results.of(about, ledger.other());
      ComparisonReport report = new ComparisonReport(results, other, ledger.comparison());
      if (json) {
        terminal.out().println(Json.text(report.toJson()));
      } else {
        report.print(terminal);
      }
      files.write(terminal, report);
    }
    Tally total = results.total();
    files.writeLog(terminal, () -> here.log(total.failed() > 0 ? total.firstFailed() : 0));
    return (int) Math.min(Integer.MAX_VALUE, total.failed());
  }

  /** The configuration of the simulation; only the same one can be continued. */
  private ObjectNode what(Bouts here, Bouts there) {
    ObjectNode what = Json.object();
    what.put("game", game()).put("seed", seed.value()).put("bots", bots.toString());
    what.put("random decks", randomDecks).put("rules", here.book().hash());
    what.put("against", there == null ? "" : there.book().hash());
    here.pairings().forEach(one -> what.withArray("matches").add(one.title()));
    return what;
  }

  private Results.About about(GameTools tools, Bouts here) {
    return new Results.About(
        game(),
        tools.featureNoun(),
        measured(tools, here.book(), here.pairings().get(0)),
        tools.hasTeams(),
        tools.hasFirstPlayer(),
        randomDecks,
        seed.value(),
        here.pairings(),
        List.copyOf(new TreeSet<>(here.book().effectIds())));
  }

  /** The matches under some rules; names in options are checked before the rules are compiled. */
  private Bouts bouts(GameRules rules, RuleProbe probe, List<List<String>> known) {
    RuleBook book = rules.book(probe, catalog -> check(rules, catalog));
    List<List<String>> all = known.isEmpty() ? allWords(rules, book) : known;
    List<Pairing> pairings =
        randomDecks ? List.of(randomPairing(rules.tools(), book)) : pairings(rules, book, all);
    bots.players(rules.tools(), book, pairings.get(0).names().size(), seed.value());
    return new Bouts(book, rules.tools(), bots, all, pairings, seed.value());
  }

  private void check(GameRules rules, Catalogued catalog) {
    if (!words.isEmpty() && !randomDecks) {
      setup(rules, catalog, words, 0);
    }
    if (!decks.isEmpty()) {
      checkDecks(rules.tools().pairings(catalog));
    }
  }

  private void checkDecks(List<List<String>> known) {
    if (!words.isEmpty() || randomDecks) {
      throw new ParameterException(
          spec.commandLine(), "--decks names what to play with; name nothing else beside it");
    }
    List<String> all = known.stream().flatMap(List::stream).distinct().toList();
    for (String deck : decks) {
      if (!all.contains(deck)) {
        String nearest = Words.nearest(deck, all);
        throw CommandFailure.usage(
            "'"
                + deck
                + "' is not "
                + Words.oneOf(all)
                + (nearest == null ? "." : "; did you mean '" + nearest + "'?"));
      }
    }
    if (known.stream().noneMatch(decks::containsAll)) {
      throw new ParameterException(spec.commandLine(), "--decks must name two or more");
    }
  }

  private Results.Measured measured(GameTools tools, RuleBook book, Pairing pairing) {
    if (randomDecks || !bringsDecks(tools, book, pairing)) {
      return Results.Measured.THINGS;
    }
    return tools.randomSetup(book, 0, seed.value()).isPresent()
        ? Results.Measured.DECKS
        : Results.Measured.ONLY_DECKS;
  }

  /** Whether features are chosen in the set-up rather than gained in the match. */
  private boolean bringsDecks(GameTools tools, RuleBook book, Pairing pairing) {
    return !tools.features(book, pairing.deal().setup(0, seed.value()), 0).isEmpty();
  }

  private void require(String option, int number, int most) {
    if (number < 1 || number > most) {
      throw new ParameterException(
          spec.commandLine(), option + " (" + number + ") must be from 1 to " + Text.number(most));
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
        "decks drawn at random",
        tools.players(book, example),
        (first, matchSeed) -> tools.randomSetup(book, first, matchSeed).orElseThrow());
  }

  private List<List<String>> allWords(GameRules rules, RuleBook book) {
    return words.isEmpty()
        ? rules.tools().pairings(book).stream()
            .filter(pair -> decks.isEmpty() || decks.containsAll(pair))
            .toList()
        : List.of(words);
  }

  private List<Pairing> pairings(GameRules rules, RuleBook book, List<List<String>> all) {
    List<Pairing> pairings = new ArrayList<>();
    for (List<String> one : all) {
      List<String> names = rules.tools().compared(book, setup(rules, book, one, 0));
      String title = rules.tools().hasTeams() ? String.join(" ", one) : String.join(" – ", names);
      List<JsonNode> setups = new ArrayList<>();
      for (int first = 0; first < names.size(); first++) {
        setups.add(setup(rules, book, one, first));
      }
      pairings.add(Pairing.fixed(title, names, setups));
    }
    return pairings;
  }
}
