package dev.runesheet.game.valeria.authoring.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.PackRecordings;
import dev.runesheet.pack.tool.RecordedGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Replays recorded games: lines of a set-up, its steps, and an end. */
public final class RecordedMatches extends PackRecordings {

  private static final int BATCH = 4;
  private static final String SETUP = "setup";
  private static final String STEP = "step";
  private static final String END = "end";
  private static final String EXPECTED = "a set-up, a step or an end of a recorded game of Valeria";

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedMatches(PackFiles files, PackContent content) {
    super(Valeria.ID, files, content, BATCH);
  }

  @Override
  public boolean begins(String line) {
    return line.startsWith("{\"t\":\"setup\"") || line.startsWith("{\"t\": \"setup\"");
  }

  @Override
  public List<Replayed> replay(
      String file, int firstLine, List<String> lines, Diagnostics findings) {
    RuleBook rules = book(findings);
    List<Replayed> replayed = new ArrayList<>();
    JsonNode setup = MissingNode.getInstance();
    List<JsonNode> steps = new ArrayList<>();
    for (int i = 0; i < lines.size() && rules != null; i++) {
      Optional<JsonNode> line =
          line(file, firstLine + i, lines.get(i), RecordedMatches::fits, EXPECTED, findings);
      if (line.isEmpty()) {
        setup = MissingNode.getInstance();
        continue;
      }
      switch (line.get().path("t").asText()) {
        case SETUP -> {
          finish(rules, setup, steps, MissingNode.getInstance(), replayed);
          setup = line.get();
          steps.clear();
        }
        case STEP -> steps.add(line.get());
        default -> {
          finish(rules, setup, steps, line.get(), replayed);
          setup = MissingNode.getInstance();
        }
      }
    }
    finish(rules, setup, steps, MissingNode.getInstance(), replayed);
    return replayed;
  }

  private static void finish(
      RuleBook rules, JsonNode setup, List<JsonNode> steps, JsonNode end, List<Replayed> replayed) {
    if (!setup.isMissingNode()) {
      String id = setup.path("seed").asText();
      replayed.add(
          RecordedGames.played(id, () -> new RecordedMatch(setup, steps, end).differences(rules)));
    }
  }

  private static boolean fits(JsonNode node) {
    return switch (node.path("t").asText()) {
      case SETUP ->
          node.path("seats").isArray()
              && node.path("res").isArray()
              && node.path("state").isObject();
      case STEP ->
          node.path("opts").isArray()
              && node.path("pick").isInt()
              && node.path("opts").has(node.path("pick").intValue());
      case END -> node.path("scores").isArray();
      default -> false;
    };
  }
}
