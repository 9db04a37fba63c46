package dev.runesheet.game.valeria.authoring.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.PackRecordings;
import java.util.List;
import java.util.regex.Pattern;

/** Replays recorded games: lines of a set-up, its steps, and an end. */
public final class RecordedMatches extends PackRecordings {

  private static final int BATCH = 4;
  private static final String SETUP = "setup";
  private static final String STEP = "step";
  private static final String END = "end";
  private static final Pattern BEGIN = Pattern.compile("\\{\\s*\"t\"\\s*:\\s*\"" + SETUP + "\"");
  private static final String EXPECTED = "a set-up, a step or an end of a recorded game of Valeria";

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedMatches(PackFiles files, PackContent content) {
    super(Valeria.ID, files, content, BATCH, EXPECTED);
  }

  @Override
  public boolean begins(String line) {
    return BEGIN.matcher(line).lookingAt();
  }

  @Override
  protected String id(JsonNode setup) {
    return setup.path("seed").asText();
  }

  /** Differences of a game; lines after its end belong to none. */
  @Override
  protected List<String> differences(List<JsonValue> values, RuleBook rules) {
    List<JsonNode> lines = values.stream().map(JsonValue::node).toList();
    List<JsonNode> steps =
        lines.stream().skip(1).takeWhile(line -> line.path("t").asText().equals(STEP)).toList();
    JsonNode end =
        lines.stream().skip(1 + steps.size()).findFirst().orElse(MissingNode.getInstance());
    return new RecordedMatch(lines.get(0), steps, end).differences(rules);
  }

  @Override
  protected boolean fits(JsonNode node) {
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
