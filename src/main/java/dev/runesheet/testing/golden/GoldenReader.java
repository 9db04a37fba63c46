package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.MatchLog;
import dev.runesheet.testing.golden.GoldenGame.GoldenStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads golden games, and checks that their digests fit what they say. */
public final class GoldenReader {

  private static final String VERSION = "golden";

  private final String name;

  private GoldenReader(String name) {
    this.name = name;
  }

  /** Whether a text is meant to be a golden game. */
  public static boolean isGolden(String name, String text) {
    return name.endsWith(".json")
        && JsonDocument.parse(name, text, new Diagnostics())
            .map(document -> document.root().node().has(VERSION))
            .orElse(false);
  }

  /**
   * Reads a golden game.
   *
   * @param findings takes what is wrong with it
   * @return the game, or empty after a report
   */
  public static Optional<GoldenGame> read(String name, String text, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<GoldenGame> game =
        JsonDocument.parse(name, text, own)
            .map(JsonDocument::root)
            .flatMap(root -> root.fields().flatMap(new GoldenReader(name)::game));
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : game;
  }

  private Optional<GoldenGame> game(JsonFields fields) {
    Optional<JsonValue> version = fields.required(VERSION);
    if (version.isEmpty() || version.get().node().asInt() != GoldenGame.FORMAT) {
      version.ifPresent(
          value -> value.error(Code.GOLDEN_FORMAT, value.found(), "" + GoldenGame.FORMAT));
      return Optional.empty();
    }
    String about = fields.optional("about").flatMap(JsonValue::text).orElse("");
    Optional<String> game = fields.required("game").flatMap(JsonValue::text);
    Optional<JsonValue> setup = fields.required("setup");
    Optional<Long> seed = fields.optional("seed").flatMap(MatchLog::seed);
    List<Integer> chance = new ArrayList<>();
    for (JsonValue one : fields.optional("chance").flatMap(JsonValue::list).orElse(List.of())) {
      one.whole(1, Integer.MAX_VALUE).ifPresent(chance::add);
    }
    Map<String, JsonNode> state = new TreeMap<>(changes(fields.required("start")));
    Map<String, JsonNode> start = Map.copyOf(state);
    Optional<JsonValue> digest = fields.required("digest");
    digest.ifPresent(value -> check(value, state));
    List<GoldenStep> steps = new ArrayList<>();
    for (JsonValue one : fields.required("steps").flatMap(JsonValue::list).orElse(List.of())) {
      one.fields().flatMap(step -> step(step, state)).ifPresent(steps::add);
    }
    fields.noOthers();
    if (game.isEmpty() || setup.isEmpty()) {
      return Optional.empty();
    }
    List<String> answers = steps.stream().map(GoldenStep::answer).toList();
    MatchLog log = new MatchLog(name, game.get(), "", setup.get().node(), seed, chance, answers);
    String first = digest.flatMap(JsonValue::text).orElse("");
    return Optional.of(new GoldenGame(about, log, start, first, steps, fields.object()));
  }

  private Optional<GoldenStep> step(JsonFields fields, Map<String, JsonNode> state) {
    Optional<String> answer = fields.required("answer").flatMap(JsonValue::text);
    Optional<JsonValue> digest = fields.required("digest");
    Map<String, JsonNode> changes = changes(fields.required("changes"));
    apply(changes, state);
    digest.ifPresent(value -> check(value, state));
    fields.noOthers();
    return answer.isPresent() && digest.isPresent()
        ? Optional.of(
            new GoldenStep(answer.get(), digest.get().text().orElse(""), changes, fields.object()))
        : Optional.empty();
  }

  private static Map<String, JsonNode> changes(Optional<JsonValue> value) {
    Map<String, JsonNode> changes = new TreeMap<>();
    for (JsonField field :
        value.flatMap(JsonValue::fields).map(JsonFields::all).orElse(List.of())) {
      changes.put(field.name(), field.value().node());
    }
    return changes;
  }

  static void apply(Map<String, JsonNode> changes, Map<String, JsonNode> state) {
    changes.forEach(
        (name, value) -> {
          if (value.isNull()) {
            state.remove(name);
          } else {
            state.put(name, value);
          }
        });
  }

  private static void check(JsonValue digest, Map<String, JsonNode> state) {
    String expected = MatchState.digest(state);
    if (digest.text().isPresent() && !digest.node().textValue().equals(expected)) {
      digest.error(Code.GOLDEN_DIGEST, digest.found(), expected);
    }
  }
}
