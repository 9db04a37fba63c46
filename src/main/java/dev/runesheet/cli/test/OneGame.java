package dev.runesheet.cli.test;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.CommandFailure;
import java.util.function.Function;

/** The rules for the scenarios of a file, all of which must be of one game. */
public final class OneGame {

  private OneGame() {}

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
      throw CommandFailure.of(
          "'"
              + file
              + "' has scenarios of "
              + game
              + ", not of "
              + book.game().id()
              + "; nothing was added.");
    }
  }
}
