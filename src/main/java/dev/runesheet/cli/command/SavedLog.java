package dev.runesheet.cli.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;

/** The log of a saved match: a save has the set-up, the chance at the start and all answers. */
final class SavedLog {

  /** Fields that saves have and logs have not. */
  private static final List<String> OF_SAVES = List.of("format", "entities", "nextSequence");

  private SavedLog() {}

  /**
   * The log of what may be a saved match.
   *
   * @param name the file as the user named it
   * @param text its content
   * @return the log as text; empty if the file is no saved match
   * @throws CommandFailure if the match cannot be played again from its start
   */
  static Optional<String> of(String name, String text) {
    return JsonDocument.parse(name, text, new Diagnostics())
        .map(document -> document.root().node())
        .filter(root -> OF_SAVES.stream().allMatch(root::has))
        .map(saved -> log(name, saved));
  }

  private static String log(String name, JsonNode saved) {
    JsonNode begun = saved.path("begun");
    if (!begun.isObject()) {
      throw CommandFailure.of(
          "'"
              + name
              + "' is a saved match that does not say how it began, so that it cannot be played"
              + " again; name a log, which 'play --log' writes.");
    }
    ObjectNode log = Json.object();
    List.of("game", "rules", "setup", "answers").forEach(field -> copy(saved, field, log));
    boolean listed = begun.path("script").isArray();
    log.set(listed ? "chance" : "seed", begun.path(listed ? "script" : "state"));
    return Json.text(log);
  }

  private static void copy(JsonNode saved, String field, ObjectNode log) {
    if (saved.has(field)) {
      log.set(field, saved.get(field));
    }
  }
}
