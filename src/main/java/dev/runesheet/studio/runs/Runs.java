package dev.runesheet.studio.runs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The long work of one game: one at a time of them all, and the last result of each kind. */
public final class Runs implements AutoCloseable {

  private final Desk desk;
  private final Map<String, Run> last = new LinkedHashMap<>();

  public Runs(Desk desk) {
    this.desk = desk;
  }

  /** Begins some work by the files as they are saved now. */
  public synchronized ObjectNode start(String kind, JsonNode settings) {
    if (last.values().stream().anyMatch(Run::isRunning)) {
      throw Refusal.conflict("Something else is running; stop it first, or wait.");
    }
    Path folder = folder();
    Orders orders = new Orders(desk, folder, settings);
    List<List<String>> commands = commands(orders, kind, folder);
    Run run = new Run(kind, orders, desk.root(), folder);
    last.put(kind, run);
    Thread thread =
        new Thread(
            () -> {
              run.play(commands);
              delete(folder);
              desk.events().tell("run", Json.object().put("kind", kind));
            },
            "run " + kind);
    thread.setDaemon(true);
    thread.start();
    return run.toJson();
  }

  private static List<List<String>> commands(Orders orders, String kind, Path folder) {
    try {
      return orders.commands(kind);
    } catch (RuntimeException refused) {
      delete(folder);
      throw refused;
    }
  }

  private static Path folder() {
    try {
      return Files.createTempDirectory("runesheet-studio");
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(one);
      }
    } catch (IOException left) {
      folder.toFile().deleteOnExit();
    }
  }

  /** The last work of each kind. */
  public synchronized ObjectNode all() {
    ObjectNode all = Json.object();
    last.forEach((kind, run) -> all.set(kind, run.toJson()));
    return all;
  }

  /** Stops what runs. */
  public synchronized ObjectNode stop() {
    last.values().stream().filter(Run::isRunning).forEach(Run::stop);
    return all();
  }

  @Override
  public void close() {
    stop();
  }
}
