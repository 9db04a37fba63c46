package dev.runesheet.cli.play;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.GameBots;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.CatalogAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongFunction;
import picocli.CommandLine.Option;

/** The option that chooses the bots. */
public final class BotOption {

  /** The bot that every game has. */
  public static final String RANDOM = "random";

  @Option(
      names = "--bots",
      paramLabel = "WORD",
      split = ",",
      description =
          "Which bots play: one word for all players, or one for each, joined by commas. 'random'"
              + " takes any option; a game may have others, for example 'greedy'.")
  private List<String> words = new ArrayList<>();

  /**
   * Refuses words for a match of some players.
   *
   * @throws CommandFailure if a word is no bot, or there are not as many words as players
   */
  public void check(GameTools tools, CatalogAccess rules, int players) {
    check(known(tools, rules), players);
  }

  private void check(Map<String, LongFunction<Bot>> known, int players) {
    List<String> named = named();
    for (String word : named) {
      if (!known.containsKey(word)) {
        throw CommandFailure.usage(
            "--bots: "
                + (known.size() == 1
                    ? "there is no bot " + Words.quote(word) + " here, only '" + RANDOM + "'."
                    : Words.unknown(word, known.keySet())));
      }
    }
    if (named.size() != 1 && named.size() != players) {
      throw CommandFailure.usage(
          "--bots names " + named.size() + " bots; name one for all, or " + players + ".");
    }
  }

  private List<String> named() {
    return words.isEmpty() ? List.of(RANDOM) : words;
  }

  /**
   * The bots of all players; those of the same word are one.
   *
   * @throws CommandFailure if a word is no bot, or there are not as many words as players
   */
  public List<Player> players(GameTools tools, CatalogAccess rules, int players, long seed) {
    Map<String, LongFunction<Bot>> known = known(tools, rules);
    check(known, players);
    List<String> named = named();
    Map<String, Player> made = new TreeMap<>();
    List<Player> list = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      String word = named.get(named.size() == 1 ? 0 : player);
      list.add(made.computeIfAbsent(word, one -> BotPlayer.made(one, known.get(one), seed)));
    }
    return list;
  }

  /** All bots of a game by the words that choose them. */
  public static Map<String, LongFunction<Bot>> known(GameTools tools, CatalogAccess rules) {
    Map<String, LongFunction<Bot>> known = new TreeMap<>(GameBots.of(tools, rules));
    if (known.putIfAbsent(RANDOM, SeededBot::new) != null) {
      throw CommandFailure.of("A class brings a bot '" + RANDOM + "', which every game has.");
    }
    return known;
  }

  /** The option as it was given; empty if it was left out. */
  String again() {
    return words.isEmpty() ? "" : " --bots " + this;
  }

  /** The words that were named. */
  @Override
  public String toString() {
    return String.join(",", named());
  }
}
