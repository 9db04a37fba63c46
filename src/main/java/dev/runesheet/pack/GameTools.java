package dev.runesheet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import java.util.List;

/**
 * What tools such as the command line need to know of a game to set it up, tell it, and replay it.
 * Found by {@link java.util.ServiceLoader}.
 */
public interface GameTools {

  /** The id of the game. */
  String game();

  /** The words that set a match up, for people, for example {@code two heroes}. */
  String usage();

  /**
   * A set-up from words on the command line, for example the ids of two heroes.
   *
   * @param words what the user named; empty for the game's usual match
   * @param first the player who begins
   * @throws IllegalArgumentException with a sentence if the words do not fit
   */
  JsonNode setup(RuleBook book, List<String> words, int first);

  /**
   * The words of the set-ups that a simulation goes through if the user names none, for example
   * every pair of heroes; at least one.
   */
  List<List<String>> pairings(RuleBook book);

  /** The names of the players of a set-up, by player; no two are the same. */
  List<String> players(RuleBook book, JsonNode setup);

  /** Someone to tell a match: first all that has happened already, then what comes. */
  Narrator narrator(Match match);

  /** The position as a person wants to see it before a choice; may be empty. */
  String draw(Match match);

  /** Whether the position is worth showing after every move, as a board is. */
  default boolean drawsAfterMoves() {
    return false;
  }

  /** The recorded games of this game, played by the rules of a pack without errors. */
  RecordedGames recordedGames(PackFiles files, PackContent content);
}
