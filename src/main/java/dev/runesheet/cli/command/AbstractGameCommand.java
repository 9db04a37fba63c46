package dev.runesheet.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.engine.Games;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.CatalogAccess;
import java.util.List;
import java.util.OptionalInt;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A command about one game. */
public abstract class AbstractGameCommand extends AbstractCommand {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "The game; 'runesheet games' lists them.")
  private String game;

  @Mixin private TrustOption trust;

  public AbstractGameCommand(Terminal terminal) {
    super(terminal);
  }

  /** The game's sources and rules, once it is known that there is such a game. */
  public final GameRules rules() {
    return GameRules.find(game, trust.on(), terminal);
  }

  /** The rules of a game that can be played from here. */
  public final GameRules playableRules() {
    GameRules rules = rules();
    rules.tools();
    return rules;
  }

  /** The game's id. */
  public final String game() {
    return game;
  }

  /** A set-up from the user's words. */
  public static JsonNode setup(GameRules rules, CatalogAccess book, List<String> words, int first) {
    try {
      return rules.tools().setup(book, words, first);
    } catch (IllegalArgumentException wrong) {
      throw CommandFailure.usage(wrong.getMessage());
    }
  }

  /**
   * The number of players of a set-up, which is known without the rules; empty for one that its
   * match will refuse.
   */
  public static OptionalInt numberOfPlayers(GameTools tools, JsonNode setup) {
    try {
      return OptionalInt.of(Games.find(tools.game()).newState(setup).players());
    } catch (IllegalArgumentException invalid) {
      return OptionalInt.empty();
    }
  }

  /** A new match, at its first decision. */
  public static Match start(RuleBook book, JsonNode setup, long seed) {
    try {
      return book.newMatch(setup, seed);
    } catch (ActionFailedException failed) {
      throw CommandFailure.of("The match cannot start: " + failed.getMessage());
    } catch (IllegalArgumentException wrong) {
      throw CommandFailure.usage(wrong.getMessage());
    }
  }
}
