package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.SplitMix64;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;

/** Matches of any installed game, its usual set-ups in turn, all players choosing at random. */
final class AnyGame {

  /** Offers that stand can be answered for ever. */
  private static final int MOST = 1_000;

  private static final int SETUPS = 16;

  private final RuleBook book;
  private final List<JsonNode> setups = new ArrayList<>();

  AnyGame(String id) {
    this(id, RuleBook.load(id));
  }

  AnyGame(String id, RuleBook book) {
    this.book = book;
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(id);
    List<List<String>> pairings = tools.pairings(book);
    for (int i = 0; i < SETUPS; i++) {
      List<String> pairing = pairings.get(i % pairings.size());
      int first = i / pairings.size() % 2;
      setups.add(
          tools.randomSetup(book, first, i).orElseGet(() -> tools.setup(book, pairing, first)));
    }
  }

  /** What a match, or several, consisted of. */
  record Played(int decisions, int programs) {

    Played and(Played other) {
      return new Played(decisions + other.decisions, programs + other.programs);
    }
  }

  /** Plays a match. */
  Played play(long seed) {
    try (Match match = begun(seed)) {
      int decisions = playOn(match, seed, MOST);
      int programs = 0;
      for (Happening happening : match.happenings()) {
        programs += happening instanceof Happening.Activated ? 1 : 0;
      }
      return new Played(decisions, programs);
    }
  }

  /** A match at its start. */
  Match begun(long seed) {
    return book.newMatch(setups.get((int) (seed % SETUPS)), seed);
  }

  /** A match after some decisions, unless it was over before. */
  Match middle(long seed, int decisions) {
    Match match = begun(seed);
    playOn(match, seed, decisions);
    return match;
  }

  private static int playOn(Match match, long seed, int most) {
    SplitMix64 policy = new SplitMix64(seed * 31 + 7);
    int decisions = 0;
    while (!match.over() && decisions < most) {
      List<Decision> open = match.pendingDecisions();
      Decision decision = open.get((int) policy.below(open.size()));
      choose(match, decision, policy);
      decisions++;
    }
    return decisions;
  }

  /** Chooses at random; what is refused is not tried again. */
  private static void choose(Match match, Decision decision, SplitMix64 policy) {
    List<Option> options = new ArrayList<>(decision.options());
    while (true) {
      Option option = options.remove((int) policy.below(options.size()));
      try {
        match.choose(decision, option);
        return;
      } catch (ActionFailedException refused) {
        if (options.isEmpty()) {
          throw refused;
        }
      }
    }
  }
}
