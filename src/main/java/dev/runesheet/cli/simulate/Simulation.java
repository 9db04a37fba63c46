package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.console.Progress;
import dev.runesheet.cli.play.BotOption;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.engine.ActionFailedException;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.pack.tool.GameTools;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Plays matches of bots on several threads. What a match does depends on its number only. */
final class Simulation {

  private final RuleBook book;
  private final GameTools tools;
  private final BotOption bots;
  private final List<Pairing> pairings;
  private final long seed;
  private final Progress progress;

  Simulation(
      RuleBook book,
      GameTools tools,
      BotOption bots,
      List<Pairing> pairings,
      long seed,
      Progress progress) {
    this.book = book;
    this.tools = tools;
    this.bots = bots;
    this.pairings = pairings;
    this.seed = seed;
    this.progress = progress;
  }

  /** Plays; gives one tally for each pairing. */
  List<Tally> play(int games, int threads) {
    AtomicInteger next = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<List<Tally>>> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        workers.add(pool.submit(() -> work(next, games)));
      }
      List<Tally> sum = tallies();
      for (Future<List<Tally>> worker : workers) {
        List<Tally> part = worker.get();
        for (int i = 0; i < sum.size(); i++) {
          sum.get(i).add(part.get(i));
        }
      }
      return sum;
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a match failed: " + failed.getCause(), failed.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw CommandFailure.of("The simulation was interrupted.");
    } finally {
      pool.shutdownNow();
    }
  }

  private List<Tally> tallies() {
    return pairings.stream().map(pairing -> new Tally(pairing.names().size())).toList();
  }

  private List<Tally> work(AtomicInteger next, int games) {
    List<Tally> tallies = tallies();
    int game = take(next, games);
    while (game >= 0 && !Thread.currentThread().isInterrupted()) {
      int pairing = game % pairings.size();
      play(game, pairings.get(pairing), tallies.get(pairing));
      progress.done(1);
      game = take(next, games);
    }
    return tallies;
  }

  /** The next number; -1 if there is none. It never counts past the largest int. */
  private static int take(AtomicInteger next, int games) {
    int game = next.getAndUpdate(number -> number < games ? number + 1 : number);
    return game < games ? game : -1;
  }

  /** The log of one of the games; played once more for it. */
  String log(int game) {
    Pairing pairing = pairings.get(game % pairings.size());
    try (Match match = start(game, pairing)) {
      contest(match, game, pairing).play();
      return MatchFiles.log(match);
    } catch (ActionFailedException cannotStart) {
      throw CommandFailure.of(
          "Game " + game + " has no log, it cannot start: " + cannotStart.getMessage());
    }
  }

  private Match start(int game, Pairing pairing) {
    int first = game / pairings.size() % pairing.names().size();
    JsonNode setup = pairing.deal().setup(first, seed + game);
    return book.newMatch(setup, seed + game);
  }

  private Contest contest(Match match, int game, Pairing pairing) {
    return new Contest(match, bots.players(tools, book, pairing.names().size(), seed + game));
  }

  private void play(int game, Pairing pairing, Tally tally) {
    int players = pairing.names().size();
    int first = game / pairings.size() % players;
    try (Match match = start(game, pairing)) {
      String[] why = {""};
      Contest contest = contest(match, game, pairing);
      Contest.End end = contest.onFailure(failure -> why[0] = failure.getMessage()).play();
      if (end == Contest.End.OVER) {
        tally.ended(match.winner(), first, match.state(GameState.class).turn());
        tally.features().ended(brought(match, players), match.winner());
      } else {
        tally.failure(game, why[0]);
      }
    } catch (ActionFailedException cannotStart) {
      tally.failure(game, cannotStart.getMessage());
    }
  }

  private List<List<String>> brought(Match match, int players) {
    List<List<String>> brought = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      brought.add(tools.features(match, player));
    }
    return brought;
  }
}
