package dev.runesheet.language.registry;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.VerbCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads one effect of the registry. Its operations can make several effects of the model, all owned
 * by the registry's id: one that is triggered, one for each modifier, and what a card does when it
 * is placed on an ally or places its pawns.
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

  List<Effect> read(JsonValue value) {
    value.fields().ifPresent(fields -> read(value, fields));
    return effects;
  }

  private void read(JsonValue value, JsonFields fields) {
    if (!id.matches("[A-Za-z0-9_.+-]+")) {
      value.error(Code.WRONG_TYPE, "the id '" + id + "'", "an id of letters, digits and _ . + -");
    }
    fields.optional(FieldNames.DESCRIPTION);
    Optional<String> trigger = fields.required(FieldNames.TRIGGER).flatMap(EffectReader::trigger);
    Optional<JsonValue> scopeField = fields.required(FieldNames.SCOPE);
    Optional<String> scope = scopeField.flatMap(EffectReader::scope);
    Optional<JsonFields> conditions =
        fields.optional(FieldNames.CONDITIONS).flatMap(JsonValue::fields);
    Conditions when =
        conditions.map(found -> Conditions.read(found, trigger.orElse(""))).orElse(Conditions.NONE);
    Optional<List<JsonValue>> list =
        fields.required(FieldNames.OPERATIONS).flatMap(JsonValue::list);
    fields.noOthers();
    if (list.isPresent() && list.get().isEmpty()) {
      fields.required(FieldNames.OPERATIONS).get().error(Code.EMPTY, "", "at least one operation");
    }
    if (trigger.isEmpty() || scope.isEmpty() || list.isEmpty()) {
      return;
    }
    boolean scoring =
        trigger.get().equals(RegistryWords.ON_LANE_WIN)
            || trigger.get().equals(RegistryWords.ON_ROUND_END);
    if (scoring != scope.get().equals(RegistryWords.LANE_OWNER)) {
      scopeField
          .get()
          .error(
              Code.UNKNOWN_WORD,
              "'" + scope.get() + "' with " + trigger.get(),
              scoring ? LANE_OWNER : "a scope of cards; " + LANE_OWNER + " is for scoring");
    }
    if (trigger.get().equals(RegistryWords.ON_THRESHOLD) && when.threshold().isEmpty()) {
      if (!when.limited()) {
        value.error(
            Code.MISSING_FIELD, "", "the field 'conditions' with a 'threshold' and its 'value'");
      }
      return;
    }
    OperationReader reader = new OperationReader(verbs, names, trigger.get(), scope.get());
    List<Operation> operations =
        list.get().stream().map(reader::read).flatMap(Optional::stream).toList();
    build(trigger.get(), when, operations, value.location());
  }

  private static Optional<String> trigger(JsonValue value) {
    Optional<String> word = value.text();
    if (word.isPresent() && !RegistryWords.triggers().contains(word.get())) {
      value.unknownWord(Code.UNKNOWN_TRIGGER, RegistryWords.triggers());
      return Optional.empty();
    }
    return word;
  }

  private static Optional<String> scope(JsonValue value) {
    Optional<String> word = value.text();
    if (word.isPresent() && RegistryWords.SCOPES.meaning(word.get()).isEmpty()) {
      value.unknownWord(Code.UNKNOWN_TARGET, RegistryWords.SCOPES.words());
      return Optional.empty();
    }
    return word;
  }

  /** Conditions of an effect: whether a power must be reached and which, or the first time only. */
  private record Conditions(boolean limited, OptionalInt threshold, boolean firstTime) {

    static final Conditions NONE = new Conditions(false, OptionalInt.empty(), false);

    static Conditions read(JsonFields fields, String trigger) {
      Optional<JsonValue> threshold = fields.optional(FieldNames.THRESHOLD);
      Optional<JsonFields> parts = threshold.flatMap(JsonValue::fields);
      OptionalInt value =
          parts
              .flatMap(found -> found.required(FieldNames.VALUE))
              .map(number -> number.whole(-OperationField.MOST, OperationField.MOST))
              .orElse(OptionalInt.empty());
      parts
          .flatMap(found -> found.optional(FieldNames.STAT))
          .ifPresent(
              stat -> {
                if (!stat.text().orElse(CardStats.POWER).equals(CardStats.POWER)) {
                  stat.unknownWord(Code.UNKNOWN_STAT, List.of(CardStats.POWER));
                }
              });
      parts.ifPresent(JsonFields::noOthers);
      if (threshold.isPresent() && !trigger.equals(RegistryWords.ON_THRESHOLD)) {
        threshold
            .get()
            .error(
                Code.UNKNOWN_FIELD,
                "a threshold with " + trigger,
                "the trigger " + RegistryWords.ON_THRESHOLD);
      }
      Optional<JsonValue> first = fields.optional(FieldNames.FIRST_TIME);
      if (first.isPresent() && !first.get().node().isBoolean()) {
        first.get().error(Code.WRONG_TYPE, first.get().found(), "true or false");
      } else if (first.isPresent() && trigger.equals(RegistryWords.WHILE_IN_PLAY)) {
        first.get().error(Code.UNKNOWN_FIELD, "first_time with " + trigger, "another trigger");
      }
      fields.noOthers();
      boolean once = first.map(found -> found.node().asBoolean()).orElse(false);
      return new Conditions(threshold.isPresent(), value, once);
    }
  }

  private void build(
      String trigger, Conditions when, List<Operation> operations, SourceLocation at) {
    for (Operation operation : operations) {
      if (operation.placing() != null) {
        add(
            Trigger.ACTIVATED,
            new Body.Program(List.of(operation.placing())),
            operation.placing().source());
      }
      if (operation.pawns() != null) {
        add(
            Trigger.own(Triggers.PLACES_PAWNS),
            new Body.Program(List.of(operation.pawns())),
            operation.pawns().source());
      }
      if (operation.modifier() != null) {
        Operation.Modifier modifier = operation.modifier();
        String type = modifier.per().isEmpty() ? "aura" : "scaling";
        add(
            Trigger.ACTIVATED,
            new Body.Modify(
                type,
                CardStats.POWER,
                Body.Layer.ADD,
                modifier.amount(),
                modifier.scope(),
                modifier.per()),
            modifier.source());
      }
    }
    Operation before = null;
    List<Step> steps = new ArrayList<>();
    for (Operation operation : operations) {
      if (!operation.steps().isEmpty()) {
        if (before != null && !before.joins(operation)) {
          addTriggered(trigger, when, before.watch(), steps, at);
          steps.clear();
        }
        before = operation;
        steps.addAll(operation.steps());
      }
    }
    if (before != null) {
      addTriggered(trigger, when, before.watch(), steps, at);
    }
  }

  private void addTriggered(
      String trigger, Conditions when, Watch watch, List<Step> steps, SourceLocation at) {
    List<Step> program = new ArrayList<>(steps);
    boolean threshold = trigger.equals(RegistryWords.ON_THRESHOLD);
    if (when.firstTime() && !threshold && !RegistryWords.ONCE.contains(trigger)) {
      program.add(0, new Step.Do(verbs.get(VerbNames.ONLY_ONCE), Map.of(), at));
    }
    String event =
        threshold
            ? Triggers.reaches(when.threshold().orElse(0), when.firstTime())
            : RegistryWords.EVENTS.meaning(trigger).orElse("");
    add(new Trigger(event, watch, Need.LIVE), new Body.Program(program), at);
  }

  private void add(Trigger trigger, Body body, SourceLocation at) {
    String name = effects.isEmpty() ? id : id + "/part-" + (effects.size() + 1);
    effects.add(
        new Effect(name, id, id, trigger, body, 0, Duration.WHILE_IN_PLAY, Stacking.ADDITIVE, at)
            .saidWith(verbs.phrasing()));
  }
}
