package dev.runesheet.cli;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.pack.GameTexts;
import dev.runesheet.pack.file.SourceBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Files of texts in a game's own language, as commands name them. */
final class TextFiles {

  private TextFiles() {}

  /** The reader of a game's texts. */
  static GameTexts of(String game) {
    Optional<GameTexts> texts = GameTexts.of(game);
    return texts.orElseThrow(
        () -> CommandFailure.usage("The game '" + game + "' has no language for texts in files."));
  }

  /** The content of a file; bytes that are not text become characters that no language has. */
  static String read(Terminal terminal, String file) {
    try {
      return new String(SourceBytes.read(terminal.file(file)), StandardCharsets.UTF_8);
    } catch (IOException missing) {
      throw CommandFailure.usage("The file '" + file + "' cannot be read.");
    }
  }
}
