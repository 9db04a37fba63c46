package dev.runesheet.soak;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.pack.tool.GameTools;
import java.util.ArrayList;
import java.util.List;

/** Matches of a shipped game whose players choose at random; each depends only on its seed. */
final class SoakGame {

  private static final int SETUPS = 32;

  private final RuleBook book;
  private final GameTools tools;
  private final List<JsonNode> setups = new ArrayList<>();

  /** The usual set-ups of a game in turn; with decks drawn at random where there are such. */
  SoakGame(String id) {
    book = ShippedBooks.of(id);
    tools = InstalledGames.all(GameTools.class, GameTools::game).get(id);
    List<List<String>> pairings = tools.pairings(book);
    for (int i = 0; i < SETUPS; i++) {
      List<String> words = pairings.get(i % pairings.size());
      int first = i / pairings.size() % 2;
      setups.add(
          tools.randomSetup(book, first, i).orElseGet(() -> tools.setup(book, words, first)));
    }
  }

  RuleBook book() {
    return book;
  }

  /** The match of a seed, at its start. */
  Match begun(long seed) {
    return book.newMatch(setups.get((int) (seed % SETUPS)), seed);
  }

  /** The players of a match; what they choose depends on the seed and the answers before. */
  Contest contest(Match match, long seed) {
    return Contest.ofBots(match, tools.players(book, match.setup()).size(), seed);
  }

  /** Tells matches apart by their answers, the chance drawn, what there is at last, and who won. */
  static long digest(Match match) {
    long digest = match.answers().hashCode();
    digest = 31 * digest + match.drawn();
    digest = 31 * digest + match.world().entities().size();
    return 31 * digest + match.winner();
  }
}
