package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.node.IntNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.testing.HomeGame;
import dev.runesheet.testing.golden.GoldenGame.GoldenStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The reader of golden games. */
public final class GoldenReader {

  /** The field with the version of the format. */
  static final String VERSION = "golden";

  /** The field with the purpose of a game. */
  static final String ABOUT = "about";

  /** The field with the number of steps. */
  static final String ANSWERS = "answers";

  private final String name;

  private GoldenReader(String name) {
    this.name = name;
  }

  /** True if a text is meant to be a golden game. */
  public static boolean isGolden(String name, String text) {
    return name.endsWith(".json")
        && JsonDocument.parse(name, text, new Diagnostics())
            .map(document -> document.root().node().has(VERSION))
            .orElse(false);
  }

  /**
   * Reads a golden game.
   *
   * @param findings takes the errors of the file
   * @return the game, or empty after a report
   */
  public static Optional<GoldenGame> read(String name, String text, Diagnostics findings) {
    return fields(name, text, findings, new GoldenReader(name)::gameAtHome);
  }

  /** A golden game that is a record among others, whose file belongs to no game. */
  static Optional<GoldenGame> read(JsonValue record, Diagnostics findings) {
    GoldenReader reader = new GoldenReader(record.document().file());
    return fields(own -> Optional.of(record.reportingTo(own)), findings, reader::game);
  }

  /**
   * The match that a golden game was made of, for asking why and for recording it again under other
   * rules; also from a file of an earlier version.
   *
   * @param findings takes the errors of the file
   * @return the log, or empty after a report
   */
  public static Optional<MatchLog> log(String name, String text, Diagnostics findings) {
    return fields(
        name,
        text,
        findings,
        fields -> {
          List<String> answers = new ArrayList<>();
          for (JsonValue step : steps(fields)) {
            step.fields().flatMap(GoldenReader::answer).ifPresent(answers::add);
          }
          return new GoldenReader(name).log(fields, answers);
        });
  }

  /** The purpose of a golden game, from its file; empty if it has none, or is no golden game. */
  public static String about(String name, String text) {
    return JsonDocument.parse(name, text, new Diagnostics())
        .map(document -> document.root().node().path(ABOUT).asText())
        .orElse("");
  }

  private static <T> Optional<T> fields(
      String name, String text, Diagnostics findings, Function<JsonFields, Optional<T>> reader) {
    return fields(
        own -> JsonDocument.parse(name, text, own).map(JsonDocument::root), findings, reader);
  }

  private static <T> Optional<T> fields(
      Function<Diagnostics, Optional<JsonValue>> written,
      Diagnostics findings,
      Function<JsonFields, Optional<T>> reader) {
    Diagnostics own = new Diagnostics();
    Optional<T> read = written.apply(own).flatMap(JsonValue::fields).flatMap(reader);
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : read;
  }

  private Optional<GoldenGame> gameAtHome(JsonFields fields) {
    return isAtHome(fields) ? game(fields) : Optional.empty();
  }

  private Optional<GoldenGame> game(JsonFields fields) {
    Optional<JsonValue> version = fields.required(VERSION);
    if (version.isEmpty() || !version.get().node().equals(IntNode.valueOf(GoldenGame.FORMAT))) {
      version.ifPresent(value -> value.wrong(Code.GOLDEN_FORMAT, "" + GoldenGame.FORMAT));
      return Optional.empty();
    }
    String about = fields.optional(ABOUT).flatMap(JsonValue::text).orElse("");
    Optional<JsonValue> start = object(fields, "start");
    start
        .filter(state -> state.node().isEmpty())
        .ifPresent(state -> state.wrong(Code.EMPTY, "the state at the first question"));
    List<GoldenStep> steps = new ArrayList<>();
    List<JsonValue> written = steps(fields);
    for (JsonValue one : written) {
      one.fields().flatMap(GoldenReader::step).ifPresent(steps::add);
    }
    Optional<MatchLog> log = log(fields, steps.stream().map(GoldenStep::answer).toList());
    fields
        .optional(ANSWERS)
        .ifPresentOrElse(
            count -> mustHaveAll(count, written.size()),
            () -> mustHaveSome(fields, written.size()));
    fields.noOthers();
    return start.isPresent()
        ? log.map(match -> new GoldenGame(about, match, start.get(), steps, fields.object()))
        : Optional.empty();
  }

  /** Finds a golden game among those of another game, whose rules would then replay it. */
  private boolean isAtHome(JsonFields fields) {
    Optional<JsonValue> game = fields.optional("game").filter(value -> value.node().isTextual());
    Optional<String> home = game.flatMap(it -> HomeGame.insteadOf(it.node().asText(), name));
    home.ifPresent(own -> game.get().wrong(Code.UNKNOWN_WORD, HomeGame.says(own)));
    return home.isEmpty();
  }

  /** Finds that a file has lost steps, or got some; without its count a part would pass. */
  private static void mustHaveAll(JsonValue count, int steps) {
    count
        .whole(0, Integer.MAX_VALUE)
        .ifPresent(
            all -> {
              if (all != steps) {
                count.error(Code.GOLDEN_STEPS, steps + " steps", all + " steps");
              }
            });
  }

  /** Finds a file without steps that does not say so: it compares no more than the start. */
  private static void mustHaveSome(JsonFields fields, int steps) {
    fields
        .optional("steps")
        .filter(all -> steps == 0 && all.node().isArray() && all.node().isEmpty())
        .ifPresent(all -> all.error(Code.GOLDEN_STEPS, "no step", "the steps of a match"));
  }

  private Optional<MatchLog> log(JsonFields fields, List<String> answers) {
    Optional<String> game = fields.required("game").flatMap(JsonValue::text);
    Optional<JsonValue> setup = fields.required("setup");
    Optional<Long> seed = MatchLog.seed(fields);
    List<Integer> chance = MatchLog.chance(fields);
    return game.isPresent() && setup.isPresent()
        ? Optional.of(
            new MatchLog(name, game.get(), "", setup.get().node(), seed, chance, answers)
                .in(fields.object().document()))
        : Optional.empty();
  }

  private static List<JsonValue> steps(JsonFields fields) {
    return fields.required("steps").flatMap(JsonValue::list).orElse(List.of());
  }

  private static Optional<String> answer(JsonFields fields) {
    return fields.required("answer").flatMap(JsonValue::text);
  }

  private static Optional<JsonValue> object(JsonFields fields, String name) {
    return fields.required(name).filter(value -> value.fields().isPresent());
  }

  private static Optional<GoldenStep> step(JsonFields fields) {
    Optional<String> answer = answer(fields);
    Optional<JsonValue> changes = object(fields, "changes");
    fields.noOthers();
    return answer.isPresent()
        ? changes.map(patch -> new GoldenStep(answer.get(), patch, fields.object()))
        : Optional.empty();
  }
}
