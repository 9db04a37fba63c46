package dev.runesheet.testing.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.Happening;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRun;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.why.StepWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The trial runs of scenarios being recorded. */
final class Trial {

  /** The field of options, which are not about the action itself: left out if anything else is. */
  private static final String OPTIONS = "options";

  private static final String FILE = "recorded";

  private final ScenarioKit kit;
  private final RuleBook book;
  private final ScenarioRunner runner;

  Trial(ScenarioKit kit, RuleBook book) {
    this.kit = kit;
    this.book = book;
    this.runner = new ScenarioRunner(kit, book);
  }

  /**
   * The result of a trial run of a scenario.
   *
   * @param happenings the happenings in words
   * @param entered the effects that came into play, in words
   * @param then the changes, in the form of expectations
   * @param error the code of the refusal; empty if no action was refused
   */
  record Outcome(List<String> happenings, List<String> entered, ObjectNode then, String error) {}

  /** True if a scenario passes without any finding, but that nothing changed that it can expect. */
  boolean passes(ObjectNode scenario) {
    return result(scenario).filter(Trial::isClean).isPresent();
  }

  private static boolean isClean(ScenarioResult result) {
    return result.findings().stream().allMatch(Trial::isEmptyThen);
  }

  private static boolean isEmptyThen(Diagnostic finding) {
    return finding.code() == Code.EXPECTS_NOTHING
        && finding.location().equals(SourceLocation.pointer(FILE, "/scenarios/0/then"));
  }

  /** The result of a scenario that passes. */
  private Optional<ScenarioResult> result(ObjectNode scenario) {
    return read(scenario).map(runner::run).filter(ScenarioResult::passed);
  }

  /**
   * True if a scenario passes, and by its actions all that it expects has changed, and some effects
   * have come into play. Outcomes that nothing draws any more are taken away.
   */
  boolean shows(ObjectNode scenario, List<String> entered) {
    Optional<ScenarioResult> result = result(scenario);
    JsonNode chance = scenario.path("given").path(Scenario.CHANCE);
    while (chance instanceof ArrayNode outcomes && !outcomes.isEmpty() && isLeft(result)) {
      outcomes.remove(outcomes.size() - 1);
      result = result(scenario);
    }
    return result.filter(Trial::isClean).isPresent()
        && play(scenario)
            .filter(one -> holds(one.then(), scenario.path("then")))
            .filter(one -> one.entered().containsAll(entered))
            .isPresent();
  }

  private static boolean isLeft(Optional<ScenarioResult> result) {
    return result.isPresent()
        && result.get().findings().stream().anyMatch(one -> one.code() == Code.CHANCE_LEFT);
  }

  /** True if some changes have all fields of others. */
  static boolean holds(JsonNode changes, JsonNode others) {
    return others.properties().stream()
        .allMatch(
            one ->
                changes.has(one.getKey())
                    && (!one.getValue().isObject()
                        || holds(changes.path(one.getKey()), one.getValue())));
  }

  /** Plays a scenario whatever it expects; empty if it is not valid. */
  Optional<Outcome> play(ObjectNode scenario) {
    return read(scenario).filter(this::isValid).flatMap(this::play);
  }

  /** The happenings by the actions of a scenario, in words; none if it is not valid. */
  List<String> happenings(ObjectNode scenario) {
    return play(scenario).map(Outcome::happenings).orElse(List.of());
  }

  private boolean isValid(Scenario scenario) {
    kit.check(book, scenario);
    return !scenario.findings().hasErrors();
  }

  private Optional<Outcome> play(Scenario scenario) {
    try (ScenarioRun run = kit.start(book, scenario)) {
      scenario.moves().forEach(run::act);
      JsonNode before = run.observe(nothing(scenario));
      Match match = run.played().orElseThrow();
      int begin = match.happenings().size();
      String error = act(scenario, run);
      JsonNode after = run.observe(nothing(scenario));
      ObjectNode then = change(before, after, new EntryChanges(before));
      if (!error.isEmpty()) {
        then.put("error", error);
      } else if (then.isEmpty()
          && match.pendingDecisions().size() == 1
          && !after.path(OPTIONS).equals(before.path(OPTIONS))) {
        then.set(OPTIONS, after.path(OPTIONS)); // The answer only led to another question.
      }
      List<Happening> all = match.happenings();
      List<Happening> since = all.subList(begin, all.size());
      return Optional.of(new Outcome(words(match, since), entered(match, since), then, error));
    } catch (Refusal | IllegalArgumentException impossible) {
      return Optional.empty();
    }
  }

  private static String act(Scenario scenario, ScenarioRun run) {
    try {
      scenario.when().forEach(run::act);
      return "";
    } catch (Refusal refused) {
      return refused.code();
    }
  }

  /** An empty expectation, so that the whole state is reported. */
  private static JsonValue nothing(Scenario scenario) {
    return new JsonValue(
        scenario.source().document(), "/then", JsonNodeFactory.instance.objectNode());
  }

  /**
   * The fields that differ; lists with all entries, and of each what has changed. What has gone
   * from an object, such as a marker, cannot be expected, so that an object from which something
   * has gone, and no more, is left out.
   */
  private static ObjectNode change(JsonNode before, JsonNode after, EntryChanges entries) {
    ObjectNode change = JsonNodeFactory.instance.objectNode();
    for (var field : after.properties()) {
      JsonNode old = before.path(field.getKey());
      if (field.getKey().equals(OPTIONS) || old.equals(field.getValue())) {
        continue;
      }
      if (field.getValue().isObject() && old.isObject()) {
        ObjectNode inside = change(old, field.getValue(), entries);
        if (!inside.isEmpty()) {
          change.set(field.getKey(), inside);
        }
      } else {
        boolean list = field.getValue().isArray();
        change.set(field.getKey(), list ? entries.of(field.getValue(), old) : field.getValue());
      }
    }
    return change;
  }

  private List<String> entered(Match match, List<Happening> happenings) {
    StepWords words = StepWords.of(match, kit::name);
    return happenings.stream()
        .filter(one -> one instanceof Happening.EffectEntered && kit.matters(one))
        .map(words::happening)
        .toList();
  }

  /** The changes in words without numbers of entities, which may differ in a scenario. */
  List<String> words(Match match, List<Happening> happenings) {
    StepWords words = StepWords.of(match, kit::name);
    List<String> lines = new ArrayList<>();
    for (Happening happening : happenings) {
      boolean counts =
          happening instanceof Happening.StatChanged
              || happening instanceof Happening.Activated
              || happening instanceof Happening.Moved
              || happening instanceof Happening.Shown
              || happening instanceof Happening.Signalled
              || happening instanceof Happening.Rolled
              || happening instanceof Happening.MatchEnded;
      if (counts && kit.matters(happening)) {
        lines.add(words.happening(happening));
      }
    }
    return lines;
  }

  private Optional<Scenario> read(ObjectNode scenario) {
    ObjectNode root = JsonNodeFactory.instance.objectNode().put("game", kit.game());
    root.putArray("scenarios").add(scenario.deepCopy());
    Diagnostics findings = new Diagnostics();
    return ScenarioReader.read(FILE, JsonDocument.of(FILE, "", root, findings), findings)
        .map(ScenarioFile::scenarios)
        .filter(all -> all.size() == 1 && !findings.hasErrors())
        .map(all -> all.get(0));
  }
}
