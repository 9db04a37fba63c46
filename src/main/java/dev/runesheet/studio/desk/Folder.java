package dev.runesheet.studio.desk;

import dev.runesheet.cli.command.GameRules;
import dev.runesheet.pack.Packs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The games of one folder, each on a desk of its own once somebody looks at it. */
public final class Folder implements AutoCloseable {

  private final Path root;
  private final List<String> games;
  private final Map<String, Desk> desks = new TreeMap<>();

  /** The games whose files stand below a folder; nothing is read yet. */
  public Folder(Path root) {
    this.root = root.toAbsolutePath().normalize();
    this.games = Packs.games(this.root).stream().filter(this::isHere).toList();
  }

  private boolean isHere(String game) {
    return Files.isRegularFile(root.resolve("data").resolve(game).resolve("game.yaml"));
  }

  /** Its path. */
  public Path root() {
    return root;
  }

  /** The ids of its games, sorted. */
  public List<String> games() {
    return games;
  }

  /** The desk of a game, which begins to read it if nobody has asked for it before. */
  public synchronized Desk desk(String game) {
    if (!games.contains(game)) {
      throw Refusal.missing("There is no game '" + game + "'" + GameRules.advice(game, games));
    }
    return desks.computeIfAbsent(game, id -> new Desk(id, root));
  }

  @Override
  public synchronized void close() {
    desks.values().forEach(Desk::close);
  }
}
