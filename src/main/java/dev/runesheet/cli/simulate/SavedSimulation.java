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
import dev.runesheet.digest.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file from which a simulation goes on that was stopped. It is written anew every few seconds and
 * is never half-written: the machine may fail at any moment. It ends with a checksum of itself:
 * counts that were changed by hand would give rates of matches that nobody played.
 */
final class SavedSimulation {

  private static final long FIRST_NANOS = 2_000_000_000L;
  private static final long EVERY_NANOS = 10_000_000_000L;
  private static final String FORM = "runesheet simulation 2";
  private static final String SUM = ",\"sum\":\"";
  private static final String END = "\"}\n";

  private final Path file;
  private final String name;
  private final ObjectNode about;
  private long due = System.nanoTime() + FIRST_NANOS;

  /**
   * A checkpoint.
   *
   * @param name the file as the user named it
   * @param about the configuration of the simulation; only the same one can be continued
   */
  SavedSimulation(Path file, String name, ObjectNode about) {
    this.file = file;
    this.name = name;
    this.about = (ObjectNode) parse(about.toString()); // As it is read again: numbers too.
  }

  /** Adds what the file holds, if there is one; how much of the file of lines there was then. */
  LineFile.Kept read(Ledger ledger) {
    if (!Files.exists(file)) {
      return LineFile.Kept.NOTHING;
    }
    String text = MatchFiles.read(file, name);
    JsonNode json = parse(text);
    if (!json.path("form").asText().equals(FORM)) {
      throw CommandFailure.usage("'" + name + "' holds no simulation to go on with.");
    }
    int end = text.lastIndexOf(SUM);
    if (end < 0 || !text.equals(summed(text.substring(0, end)))) {
      throw CommandFailure.usage(
          "'"
              + name
              + "' is damaged or was changed: it has not the checksum that was written with it."
              + " Delete it to begin anew.");
    }
    SameSimulation.require(name, about, json.path("about"));
    ledger.read(json.path("ledger"));
    JsonNode lines = json.path("lines");
    return new LineFile.Kept(lines.path("length").asLong(), lines.path("sum").asText());
  }

  private JsonNode parse(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException wrong) {
      throw CommandFailure.usage("'" + name + "' holds no simulation to go on with.");
    }
  }

  /** The file: an object without its end, with the checksum of what comes before it. */
  private static String summed(String object) {
    return object + SUM + new Sha256().add(object).hex() + END;
  }

  /** True if it is time to write again. */
  boolean isDue() {
    return System.nanoTime() - due > 0;
  }

  /**
   * Writes it.
   *
   * @param lines what the file of lines holds
   */
  void write(Ledger ledger, LineFile.Kept lines) {
    ObjectNode json = Json.object();
    json.put("form", FORM);
    json.set("about", about);
    json.putObject("lines").put("length", lines.length()).put("sum", lines.sum());
    json.set("ledger", ledger.toJson());
    String text = json.toString();
    String all = summed(text.substring(0, text.length() - 1));
    try {
      SafeFile.replace(file, all.getBytes(StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + name + "' cannot be written.");
    }
    due = System.nanoTime() + EVERY_NANOS;
  }
}
