package dev.runesheet.pack;

import dev.runesheet.pack.file.SourceBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The search for games that are declared in a folder. */
final class DeclaredFolders {

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");

  /** Games of two heroes, whose parts are others. */
  private static final Pattern DUEL = Pattern.compile("(?m)^characters\\s*:");

  private static final Pattern DECLARES = Pattern.compile("(?m)^(kinds|zones|phases|actions)\\s*:");

  private DeclaredFolders() {}

  /**
   * The games whose {@code data/<id>/game.yaml} declares kinds, zones, phases or actions, as the
   * lists of jars name them.
   */
  static List<String> find(Path folder) {
    Path data = folder.resolve("data");
    if (!Files.isDirectory(data)) {
      return List.of();
    }
    try (Stream<Path> games = Files.list(data)) {
      return games
          .filter(game -> ID.matcher(game.getFileName().toString()).matches())
          .map(game -> entry(game.getFileName().toString(), game.resolve("game.yaml")))
          .flatMap(Optional::stream)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<String> entry(String game, Path manifest) {
    try {
      return Files.isRegularFile(manifest)
          ? entry(game, new String(SourceBytes.read(manifest), StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (SourceBytes.TooLong hostile) {
      return Optional.of(game); // Who reads the game is told what is wrong.
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /** A game as lists of jars name it; empty if its manifest does not declare it. */
  static Optional<String> entry(String game, String manifest) {
    String duel = DUEL.matcher(manifest).find() ? " duel" : "";
    return DECLARES.matcher(manifest).find() ? Optional.of(game + duel) : Optional.empty();
  }
}
