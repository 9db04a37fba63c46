package dev.runesheet.soak;

import dev.runesheet.api.Match;
import dev.runesheet.digest.Sha256;
import dev.runesheet.spi.Happening;
import java.util.List;
import java.util.Locale;

/**
 * A digest of all that happens in many matches of each game, equal on every machine. Run it with
 * {@code java dev.runesheet.soak.GameDigests 1000 [GAME…]}.
 */
public final class GameDigests {

  private static final List<String> GAMES =
      List.of("math-battle", "queens-blood", "ember-vale", "tcg-pocket", "werewolf", "valeria");

  private GameDigests() {}

  /** Prints a line for each game: its name and the digest. */
  public static void main(String[] arguments) {
    int matches = Integer.parseInt(arguments[0]);
    List<String> named = List.of(arguments).subList(1, arguments.length);
    for (String game : named.isEmpty() ? GAMES : named) {
      System.out.println(game + " " + of(game, matches));
    }
    System.err.printf(
        Locale.ROOT,
        "Java %s, %s, %s, %s%n",
        System.getProperty("java.version"),
        System.getProperty("user.language"),
        System.getProperty("user.timezone"),
        System.getProperty("file.encoding"));
  }

  /** The digest of the matches of a game with the seeds from 0. */
  static String of(String game, int matches) {
    SoakGame games = new SoakGame(game);
    Sha256 digest = new Sha256();
    for (int seed = 0; seed < matches; seed++) {
      try (Match match = games.begun(seed)) {
        games.contest(match, seed).play();
        for (Happening happening : match.happenings()) {
          digest.add(happening.toString());
        }
        digest.add(match.save());
      }
    }
    return digest.hex();
  }
}
