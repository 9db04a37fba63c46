package dev.runesheet.language.registry;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The reader of one effect of the registry. Its operations can make several effects of the model,
 * all owned by the registry's id: one that is triggered, one for each modifier, and what a card
 * does when it is placed on an ally or places its pawns.
 */
final class EffectReader {

  private static final String LANE_OWNER = Words.quote(RegistryWords.LANE_OWNER);

  private final VerbCatalog verbs;
  private final CardNames names;
  private final String id;
  private final List<Effect> effects = new ArrayList<>();

  EffectReader(VerbCatalog verbs, CardNames names, String id) {
    this.verbs = verbs;
    this.names = names;
    this.id = id;
  }

  /** The effects of an entry; of one with a mistake, what could be read. */
  List<Effect> read(JsonValue value, ShapeReader reader) {
    if (value.node().isObject() && !id.matches("[A-Za-z0-9_.+-]+")) {
      value.error(Code.WRONG_TYPE, "the id '" + id + "'", "an id of letters, digits and _ . + -");
    }
    reader.read(EffectSource.class, value).ifPresent(source -> read(source, value));
    return effects;
  }

  private void read(EffectSource source, JsonValue value) {
    checkOperations(source.trigger(), value.at("/operations").orElseThrow());
    checkScope(source, value);
    checkConditions(source, value);
    LostOperations.check(source);
    boolean threshold = source.trigger().equals(RegistryWords.ON_THRESHOLD);
    if (threshold && source.when().threshold().isEmpty()) {
      return;
    }
    OperationReader reader = new OperationReader(verbs, names, source.trigger(), source.scope());
    List<Operation> operations =
        source.operations().stream().map(reader::read).flatMap(Optional::stream).toList();
    build(source, operations, value.location());
  }

  /** Reports operations that the trigger cannot start. */
  private static void checkOperations(String trigger, JsonValue operations) {
    for (int i = 0; i < operations.node().size(); i++) {
      operations
          .at("/" + i + "/type")
          .ifPresent(
              word ->
                  OperationType.of(word.node().asText())
                      .filter(type -> !type.triggers().contains(trigger))
                      .ifPresent(
                          type ->
                              word.error(
                                  RegistryCode.OPERATION_PLACE,
                                  word.found() + " with " + trigger,
                                  "the trigger " + Words.oneOf(type.triggers()))));
    }
  }

  private static void checkScope(EffectSource source, JsonValue value) {
    boolean scoring = RegistryWords.SCORING.contains(source.trigger());
    if (scoring != source.scope().equals(RegistryWords.LANE_OWNER)) {
      value
          .at("/scope")
          .orElseThrow()
          .error(
              Code.UNKNOWN_WORD,
              "'" + source.scope() + "' with " + source.trigger(),
              scoring ? LANE_OWNER : "a scope of cards; " + LANE_OWNER + " is for scoring");
    }
  }

  /** Reports conditions that the trigger does not have, and a threshold that it lacks. */
  private static void checkConditions(EffectSource source, JsonValue value) {
    String trigger = source.trigger();
    Optional<JsonValue> threshold = value.at("/conditions/threshold");
    if (!trigger.equals(RegistryWords.ON_THRESHOLD)) {
      threshold.ifPresent(
          written ->
              written.error(
                  Code.UNKNOWN_FIELD,
                  "a threshold with " + trigger,
                  "the trigger " + RegistryWords.ON_THRESHOLD));
    } else if (threshold.isEmpty()) {
      value.error(
          Code.MISSING_FIELD, "", "the field 'conditions' with a 'threshold' and its 'value'");
    }
    if (trigger.equals(RegistryWords.WHILE_IN_PLAY)) {
      value
          .at("/conditions/first_time")
          .filter(first -> first.node().isBoolean())
          .ifPresent(
              first ->
                  first.error(Code.UNKNOWN_FIELD, "first_time with " + trigger, "another trigger"));
    }
  }

  private void build(EffectSource source, List<Operation> operations, SourceLocation at) {
    for (Operation operation : operations) {
      if (!operation.triggered()) {
        add(operation.apart(), operation.body(), operation.at());
      }
    }
    Operation before = null;
    List<Step> steps = new ArrayList<>();
    for (Operation operation : operations) {
      if (!operation.steps().isEmpty()) {
        if (before != null && before.watch() != operation.watch()) {
          addTriggered(source, before.watch(), steps, at);
          steps.clear();
        }
        before = operation;
        steps.addAll(operation.steps());
      }
    }
    if (before != null) {
      addTriggered(source, before.watch(), steps, at);
    }
  }

  private void addTriggered(EffectSource source, Watch watch, List<Step> steps, SourceLocation at) {
    String trigger = source.trigger();
    boolean first = source.when().firstTime();
    List<Step> program = new ArrayList<>(RankCases.joined(steps));
    Optional<Integer> threshold =
        source
            .when()
            .threshold()
            .map(EffectSource.Threshold::value)
            .filter(power -> trigger.equals(RegistryWords.ON_THRESHOLD));
    if (first && threshold.isEmpty() && !RegistryWords.ONCE.contains(trigger)) {
      program.add(0, new Step.Do(verbs.get(VerbNames.ONLY_ONCE), Map.of(), at));
    }
    String event =
        threshold
            .map(power -> Triggers.reaches(power, first))
            .orElseGet(() -> RegistryWords.EVENTS.meaning(trigger).orElse(""));
    add(new Trigger(event, watch, Need.LIVE), new Body.Program(program), at);
  }

  private void add(Trigger trigger, Body body, SourceLocation at) {
    String name = effects.isEmpty() ? id : id + "/part-" + (effects.size() + 1);
    effects.add(
        new Effect(name, id, id, trigger, body, 0, Duration.WHILE_IN_PLAY, Stacking.ADDITIVE, at)
            .saidWith(verbs.phrasing()));
  }
}
