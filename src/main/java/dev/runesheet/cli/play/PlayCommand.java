package dev.runesheet.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.SeedOption;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Pictures;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesWatcher;
import dev.runesheet.spelling.Series;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.CatalogAccess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that plays a match and narrates it. */
@Command(
    name = "play",
    description = {
      "Play a match and print it turn by turn, with the reason for every change.",
      "Bots play unless you take a player with --human. The same seed plays the same match."
    })
public final class PlayCommand extends AbstractGameCommand {

  @Parameters(
      index = "1..*",
      paramLabel = "WORDS",
      description = "The set-up, for example two heroes; 'runesheet games' lists the words.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--players",
      paramLabel = "N",
      description =
          "The number of players, where a game allows several; the same as a first word of WORDS.")
  private Integer players;

  @Option(
      names = "--roles",
      paramLabel = "ROLE",
      split = ",",
      description = "Roles of players, in games with roles; the same as the first of WORDS.")
  private List<String> roles = new ArrayList<>();

  @Option(
      names = "--human",
      paramLabel = "PLAYER",
      description = "Play this player yourself, 0 or higher; may be given several times.")
  private List<Integer> humans = new ArrayList<>();

  @Mixin private BotOption bots;

  @Mixin private SeedOption seed;

  @Mixin private FirstOption first;

  @Option(
      names = "--why",
      description = "Print each time what an effect says and where it is written.")
  private boolean why;

  @WritesOutput
  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "Write set-up, seed and all answers from the start as JSON.")
  private String log;

  @WritesOutput(mayReplaceInput = true)
  @Option(names = "--save", paramLabel = "FILE", description = "When you quit, save the match.")
  private String save;

  @Option(names = "--restore", paramLabel = "FILE", description = "Continue a saved match.")
  private String restore;

  @Option(
      names = "--any-rules",
      description =
          "With --restore: continue although the rules have changed; the match may play"
              + " differently.")
  private boolean anyRules;

  @Option(
      names = "--watch",
      description = {
        "Play another match whenever a file of the game is saved, with the new rules.",
        "A match that is being played keeps its rules."
      })
  private boolean watch;

  @Option(
      names = "--matches",
      paramLabel = "N",
      hidden = true,
      description = "End after so many matches; for tests.")
  private int matches = Integer.MAX_VALUE;

  /** The number of actions that failed through mistakes of the rules. */
  private int mistakes;

  /** The number of actions that went on without end, but for loops that the game accepts. */
  private int endless;

  /** The number of other actions that were undone, such as by a number beyond the range. */
  private int undone;

  public PlayCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (watch && (restore != null || save != null || log != null)) {
      throw CommandFailure.usage("--watch plays many matches: leave out files of a single one.");
    }
    if (restore != null && !words.isEmpty()) {
      throw CommandFailure.usage("--restore brings its own set-up: leave out WORDS.");
    }
    if (restore == null && anyRules) {
      throw CommandFailure.usage("--any-rules is for a saved match: name it with --restore.");
    }
    words.addAll(0, roles);
    if (players != null) {
      words.add(0, Integer.toString(players));
    }
    String saved = restore == null ? null : MatchFiles.read(terminal.file(restore), restore);
    GameRules rules = playableRules();
    if (watch) {
      return playOn(rules);
    }
    RuleBook book =
        saved == null ? rules.book(catalog -> checkPlayers(rules, catalog)) : rules.book();
    try (Match match = begin(rules, book, saved)) {
      if (log != null) {
        MatchFiles.log(match); // If it can have none, that is told before it is played.
      }
      return end(play(rules, match, () -> {}));
    }
  }

  private int playOn(GameRules rules) throws IOException, InterruptedException {
    LiveRules live = rules.goodLive();
    LivePlay edits = new LivePlay(terminal, live);
    RulesWatcher watcher = live.watch();
    try {
      for (int i = 1; ; i++) {
        RuleBook book = edits.book();
        Contest.End end;
        try (Match match = begin(rules, book, null)) {
          end = play(rules, match, edits::tell);
        }
        if (end != Contest.End.OVER || i >= matches) {
          return end(end);
        }
        edits.await(book);
      }
    } finally {
      watcher.close();
    }
  }

  private Match begin(GameRules rules, RuleBook book, String saved) {
    return saved == null
        ? start(book, setup(rules, book, words, first.player()), seed.value())
        : MatchFiles.restore(book, saved, restore, anyRules);
  }

  private Contest.End play(GameRules rules, Match match, Runnable afterEach) {
    JsonNode setup = match.setup();
    List<String> names = rules.tools().players(match.book(), setup);
    checkHumans(names.size());
    List<Player> machines = bots.players(rules.tools(), match.book(), names.size(), seed.value());
    Pictures pictures = new Pictures(terminal, match, rules.tools(), !humans.isEmpty());
    List<String> open = humans.isEmpty() ? names : rules.tools().openNames(match.book(), setup);
    boolean together = rules.tools().winningSide(match.book()) == WinningSide.ALL;
    String who =
        together && open.size() > 1
            ? Series.and(open) + " together"
            : String.join(" against ", open);
    String title = who + (restore == null ? ", seed " + seed.value() : "");
    Seats seats = new Seats(terminal, match, rules.tools(), humans, open, pictures);
    seats.print(terminal.paint().heading(title));
    Narrator narrator = rules.tools().narrator(match, humans);
    Story story = new Story(terminal, match, narrator, pictures, seats, why);
    if (restore != null) {
      story.resume();
    }
    story.goOn();
    Contest.End end =
        new Contest(match, players(machines, rules, names, pictures, seats))
            .afterEach(
                () -> {
                  story.goOn();
                  afterEach.run();
                })
            .onFailure(failure -> tell(rules, failure))
            .play();
    keep(match, end);
    return end;
  }

  private void tell(GameRules rules, ActionFailedException failure) {
    if (failure.isMistake()) {
      mistakes++;
      terminal.error("A mistake of the rules fails an action: " + failure.getMessage());
      return;
    }
    terminal.complain("Not possible: " + failure.getMessage());
    if (!failure.isEndless()) {
      undone++;
      return;
    }
    endless += AcceptedLoops.of(game(), rules.files()).accept(failure) ? 0 : 1;
  }

  /** Refuses a set-up, and players that it has not, before the rules are compiled. */
  private void checkPlayers(GameRules rules, CatalogAccess catalog) {
    JsonNode setup = setup(rules, catalog, words, first.player());
    numberOfPlayers(rules.tools(), setup)
        .ifPresent(
            count -> {
              checkHumans(count);
              bots.check(rules.tools(), catalog, count);
            });
  }

  private void checkHumans(int players) {
    for (int human : humans) {
      if (human < 0 || human >= players) {
        throw CommandFailure.usage(
            "--human " + human + " is not a player; they are 0 to " + (players - 1) + ".");
      }
    }
  }

  private List<Player> players(
      List<Player> machines, GameRules rules, List<String> names, Pictures pictures, Seats seats) {
    List<Player> players = new ArrayList<>(machines);
    for (int human : humans) {
      players.set(human, new Human(terminal, rules.tools(), names.get(human), pictures, seats));
    }
    return players;
  }

  private void keep(Match match, Contest.End end) {
    if (log != null) {
      Path file = terminal.file(log);
      MatchFiles.write(file, log, MatchFiles.log(match));
    }
    if (save != null && end != Contest.End.OVER) {
      MatchFiles.write(terminal.file(save), save, match.save());
      String file = save.contains(" ") ? "\"" + save + "\"" : save;
      StringBuilder again = new StringBuilder("play " + game() + " --restore " + file);
      humans.forEach(human -> again.append(" --human ").append(human));
      again.append(bots.again());
      terminal.complain("Saved; go on with: " + again + " --seed " + seed.value());
    }
  }

  private int end(Contest.End end) {
    switch (end) {
      case LEFT -> terminal.out().println("You left the match.");
      case INPUT_ENDED -> terminal.error("The input ended before the match did.");
      case STUCK, ENDLESS -> terminal.error(end.trouble());
      default -> {}
    }
    if (mistakes > 0) {
      String actions = Text.count(mistakes, "action");
      terminal.error("Mistakes of the rules failed " + actions + " of the match; see above.");
    }
    if (endless > 0) {
      String actions = Text.count(endless, "action");
      terminal.error("Rules went beyond a limit, which undid " + actions + "; see above.");
    }
    if (undone > 0) {
      terminal.error("Rules failed " + Text.count(undone, "action") + ", undone; see above.");
    }
    if (mistakes + endless + undone > 0) {
      return FOUND;
    }
    return end == Contest.End.OVER || end == Contest.End.LEFT ? OK : FOUND;
  }
}
