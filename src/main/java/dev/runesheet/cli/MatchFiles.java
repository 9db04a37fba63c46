package dev.runesheet.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files that hold matches: saved ones, and logs from which a match can be played again. */
final class MatchFiles {

  private MatchFiles() {}

  /**
   * Reads a file.
   *
   * @param name as the user named it
   */
  static String read(Path file, String name) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException missing) {
      throw CommandFailure.usage("There is no file '" + name + "'.");
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + name + "' cannot be read as text.");
    }
  }

  static void write(Path file, String name, String text) {
    try {
      Files.writeString(file, text.endsWith("\n") ? text : text + "\n");
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + name + "' cannot be written.");
    }
  }

  static Match restore(RuleBook book, String json, String name) {
    try {
      return book.restore(json, false);
    } catch (IllegalArgumentException wrong) {
      throw CommandFailure.of("Cannot go on with '" + name + "': " + wrong.getMessage());
    }
  }

  /** Set-up, seed and answers: all that is needed to play a match again by the same rules. */
  static String log(String game, Match match, long seed) {
    ObjectNode json = Json.object();
    json.put("game", game).put("rules", match.book().hash()).set("setup", match.setup());
    json.put("seed", seed);
    match.answers().forEach(json.putArray("answers")::add);
    json.put("over", match.over()).put("winner", match.winner());
    json.put("turns", match.state(GameState.class).turn());
    return Json.text(json);
  }
}
