package dev.runesheet.cli.test;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.testing.HomeGame;
import java.util.function.Function;

/** The rules for the scenarios of a file, all of which must be of one game. */
public final class SingleGameRules {

  private SingleGameRules() {}

  /**
   * The rules by the name of a game.
   *
   * @param file the file, as the user calls it
   * @return a function that gives the rules of their game, and throws a {@link CommandFailure} for
   *     any other
   */
  public static Function<String, RuleBook> of(RuleBook book, String file) {
    return game -> {
      check(book, file, game);
      return book;
    };
  }

  /** Refuses a file of another game. */
  static void check(RuleBook book, String file, String game) {
    if (!game.equals(book.game().id())) {
      throw refused(book, file, "has scenarios", game);
    }
  }

  /** Refuses a file in the folders of another game, where its scenarios would be a mistake. */
  static void checkFolder(RuleBook book, String file) {
    HomeGame.insteadOf(book.game().id(), file)
        .ifPresent(
            home -> {
              throw refused(book, file, "stands in the folder", home);
            });
  }

  private static CommandFailure refused(RuleBook book, String file, String what, String game) {
    String own = book.game().id();
    return CommandFailure.of(
        "'" + file + "' " + what + " of " + game + ", not of " + own + "; nothing was added.");
  }
}
