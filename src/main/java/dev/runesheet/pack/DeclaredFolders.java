package dev.runesheet.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds games that are declared in a folder. */
final class DeclaredFolders {

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
  private static final Pattern DECLARES = Pattern.compile("(?m)^(kinds|zones|phases|actions)\\s*:");

  private DeclaredFolders() {}

  /**
   * The ids of games whose {@code data/<id>/game.yaml} declares kinds, zones, phases or actions.
   */
  static List<String> find(Path folder) {
    Path data = folder.resolve("data");
    if (!Files.isDirectory(data)) {
      return List.of();
    }
    try (Stream<Path> games = Files.list(data)) {
      return games
          .filter(game -> declares(game.resolve("game.yaml")))
          .map(game -> game.getFileName().toString())
          .filter(id -> ID.matcher(id).matches())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean declares(Path manifest) {
    try {
      return Files.isRegularFile(manifest) && declares(Files.readString(manifest));
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** Whether a manifest declares its game. */
  static boolean declares(String manifest) {
    return DECLARES.matcher(manifest).find();
  }
}
