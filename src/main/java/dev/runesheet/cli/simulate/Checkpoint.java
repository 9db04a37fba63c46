package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.simulate.count.Ledger;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file from which a simulation goes on that was stopped. It is written anew every few seconds and
 * is never half-written: the machine may fail at any moment.
 */
final class Checkpoint {

  private static final long EVERY_NANOS = 10_000_000_000L;
  private static final String FORM = "runesheet simulation 1";

  private final Path file;
  private final String name;
  private final ObjectNode about;
  private long written = System.nanoTime();

  /**
   * A checkpoint.
   *
   * @param name the file as the user named it
   * @param about the configuration of the simulation; only the same one can be continued
   */
  Checkpoint(Path file, String name, ObjectNode about) {
    this.file = file;
    this.name = name;
    this.about = (ObjectNode) parse(about.toString()); // As it is read again: numbers too.
  }

  /** Adds what the file holds, if there is one; how long the file of lines was then. */
  long read(Ledger ledger) {
    if (!Files.exists(file)) {
      return 0;
    }
    JsonNode json = parse(MatchFiles.read(file, name));
    if (!json.path("form").asText().equals(FORM)) {
      throw CommandFailure.usage("'" + name + "' holds no simulation to go on with.");
    }
    SameSimulation.require(name, about, json.path("about"));
    ledger.read(json.path("ledger"));
    return json.path("lines").asLong();
  }

  private JsonNode parse(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException wrong) {
      throw CommandFailure.usage("'" + name + "' holds no simulation to go on with.");
    }
  }

  /** True if it is time to write again. */
  boolean isDue() {
    return System.nanoTime() - written > EVERY_NANOS;
  }

  /**
   * Writes it.
   *
   * @param lines how long the file of lines is
   */
  void write(Ledger ledger, long lines) {
    ObjectNode json = Json.object();
    json.put("form", FORM);
    json.set("about", about);
    json.put("lines", lines);
    json.set("ledger", ledger.toJson());
    try {
      SafeFile.replace(file, (json + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + name + "' cannot be written.");
    }
    written = System.nanoTime();
  }
}
