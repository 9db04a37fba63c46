package dev.runesheet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import java.util.List;

/**
 * What tools such as the command line need to know of a game to set it up, tell it, and replay it.
 */
public interface GameTools {

  /** The id of the game. */
  String game();

  /**
   * A set-up from words on the command line, for example the ids of two heroes.
   *
   * @param words what the user named; empty for the game's usual match
   * @param first the player who begins
   * @throws IllegalArgumentException with a sentence if the words do not fit
   */
  JsonNode setup(RuleBook book, List<String> words, int first);

  /** The names of the players of a set-up, by player. */
  List<String> players(RuleBook book, JsonNode setup);

  /**
   * A happening in plain words with its reason.
   *
   * @return one line, or empty if it is not worth telling
   */
  String tell(Match match, Happening happening);

  /** The position as a person wants to see it between moves; empty if there is nothing to draw. */
  String draw(Match match);

  /** The recorded games of this game, played by the rules of a pack without errors. */
  RecordedGames recordedGames(PackFiles files, PackContent content);
}
