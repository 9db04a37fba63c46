package dev.runesheet.pack.tool;

import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.CatalogAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongFunction;

/**
 * The service that brings bots of a game, whosever the game is, found by {@link
 * java.util.ServiceLoader}. Several may bring bots of one game, beside those of its {@link
 * GameTools}.
 */
public interface GameBots {

  /** The id of the game. */
  String game();

  /** The bots by the words that users choose them by, each made with a seed for every match. */
  Map<String, LongFunction<Bot>> bots(CatalogAccess rules);

  /**
   * The bots of a game by their words: those of its tools, and of all services.
   *
   * @throws DeclarationMistake if two bots have one word, or a class gives no bots
   */
  static Map<String, LongFunction<Bot>> of(GameTools tools, CatalogAccess rules) {
    Map<String, LongFunction<Bot>> all = new TreeMap<>();
    Map<String, GameBots> from = new TreeMap<>();
    List<GameBots> providers = new ArrayList<>(List.of(tools));
    InstalledGames.services(GameBots.class).forEach(providers::add);
    for (GameBots one : providers) {
      if (tools.game().equals(one.game())) {
        Map<String, LongFunction<Bot>> bots =
            DeclarationMistake.answer(one, () -> Map.copyOf(one.bots(rules)));
        bots.keySet().forEach(word -> takeWord(word, one, from));
        all.putAll(bots);
      }
    }
    return all;
  }

  private static void takeWord(String word, GameBots by, Map<String, GameBots> from) {
    GameBots before = from.putIfAbsent(word, by);
    if (before != null) {
      throw new DeclarationMistake(
          "bot ("
              + Excerpt.of(word)
              + ") is brought by two classes, ("
              + before.getClass().getName()
              + ") and ("
              + by.getClass().getName()
              + "); expected a word for each.");
    }
  }
}
