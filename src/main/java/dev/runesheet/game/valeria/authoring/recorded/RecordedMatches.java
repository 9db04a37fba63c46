package dev.runesheet.game.valeria.authoring.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonValue;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.RecordedGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Replays recorded games: lines of a set-up, its steps, and an end. */
public final class RecordedMatches implements RecordedGames {

  private static final int BATCH = 4;
  private static final String SETUP = "setup";
  private static final String STEP = "step";
  private static final String END = "end";

  private final PackFiles files;
  private final PackContent content;
  private Supplier<RuleProbe> probes = () -> RuleProbe.NONE;
  private RuleBook book;

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedMatches(PackFiles files, PackContent content) {
    this.files = files;
    this.content = content;
  }

  @Override
  public boolean watchedBy(Supplier<RuleProbe> watchers) {
    probes = watchers;
    return true;
  }

  @Override
  public int batchSize() {
    return BATCH;
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
      Optional<JsonNode> line = line(file, firstLine + i, lines.get(i), findings);
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

  private synchronized RuleBook book(Diagnostics findings) {
    if (book == null) {
      book = Packs.compile(PackBuilder.build(Valeria.ID, content, files), findings, probes.get());
    }
    return book;
  }

  private static void finish(
      RuleBook rules, JsonNode setup, List<JsonNode> steps, JsonNode end, List<Replayed> replayed) {
    if (!setup.isMissingNode()) {
      String id = setup.path("seed").asText();
      replayed.add(new Replayed(id, new RecordedMatch(setup, steps, end).differences(rules)));
    }
  }

  private static Optional<JsonNode> line(
      String file, int number, String line, Diagnostics findings) {
    return JsonDocument.parse(file, number, line, JsonLimits.DEFAULT, findings)
        .map(JsonDocument::root)
        .flatMap(RecordedMatches::record);
  }

  private static Optional<JsonNode> record(JsonValue root) {
    JsonNode node = root.node();
    boolean fits =
        switch (node.path("t").asText()) {
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
    if (!fits) {
      root.error(
          Code.RECORD, root.found(), "a set-up, a step or an end of a recorded game of Valeria");
    }
    return fits ? Optional.of(node) : Optional.empty();
  }
}
