package dev.runesheet.language.registry;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.document.WordTable;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import dev.runesheet.model.VerbCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the operations of one effect; unreadable ones are reported and left out. */
final class OperationReader {

  private final VerbCatalog verbs;
  private final CardNames names;
  private final String trigger;
  private final String scope;

  OperationReader(VerbCatalog verbs, CardNames names, String trigger, String scope) {
    this.verbs = verbs;
    this.names = names;
    this.trigger = trigger;
    this.scope = scope;
  }

  /** Reads an operation; empty after a report. */
  Optional<Operation> read(JsonValue value) {
    Optional<JsonFields> fields = value.fields();
    Optional<JsonValue> field = fields.flatMap(found -> found.required(FieldNames.TYPE));
    Optional<String> word = field.flatMap(JsonValue::text);
    if (word.isEmpty()) {
      return Optional.empty();
    }
    Optional<OperationType> type = OperationType.of(word.get());
    if (type.isEmpty()) {
      field.get().unknownWord(Code.UNKNOWN_VERB, OperationType.words());
      return Optional.empty();
    }
    List<String> triggers = type.get().triggers();
    if (!triggers.contains(trigger)) {
      String found = field.get().found() + " with " + trigger;
      field.get().error(Code.OPERATION_PLACE, found, "the trigger " + Words.oneOf(triggers));
    }
    Optional<Operation> operation =
        read(
            type.get(),
            new OperationInput(verbs, names, trigger, scope, fields.get(), value.location()));
    fields.get().noOthers();
    return operation;
  }

  private Optional<Operation> read(OperationType type, OperationInput input) {
    // The effect's scope determines the target of the operation (decision 35).
    input.fields().optional(FieldNames.APPLY_TO).flatMap(JsonValue::text);
    Watch watch = watch(input.fields());
    Optional<Operation> operation = type.form().read(input);
    Optional<Condition> condition = condition(input.fields(), operation);
    return operation.map(read -> read.on(watch)).map(read -> read.when(condition, input.at()));
  }

  /** The cards whose destruction or play is watched, if that is the trigger of the effect. */
  private Watch watch(JsonFields fields) {
    boolean destroyed = trigger.equals(RegistryWords.ON_DESTROYED);
    if (!destroyed && !trigger.equals(RegistryWords.ON_PLAYED)) {
      return Watch.OWN;
    }
    WordTable<Watch> table = destroyed ? RegistryWords.DESTROYED : RegistryWords.PLAYED;
    return fields
        .required(FieldNames.PER)
        .flatMap(word -> word.word(table, Code.UNKNOWN_WORD))
        .orElse(Watch.OTHER);
  }

  /** The condition of steps run when the effect is triggered; other operations cannot have one. */
  private Optional<Condition> condition(JsonFields fields, Optional<Operation> operation) {
    Optional<JsonValue> field = fields.optional(FieldNames.CONDITIONS);
    Optional<JsonFields> conditions = field.flatMap(JsonValue::fields);
    if (field.isPresent() && operation.isPresent() && !operation.get().triggered()) {
      field
          .get()
          .error(
              Code.UNKNOWN_FIELD,
              "conditions of an operation that nothing triggers",
              "none: it lasts while its card is in play, or belongs to its placement");
    }
    Optional<JsonValue> pawns =
        conditions.flatMap(found -> found.optional(OperationField.RANK.name()));
    conditions.ifPresent(JsonFields::noOthers);
    OptionalInt rank =
        pawns.map(value -> value.whole(0, OperationField.MOST_PAWNS)).orElse(OptionalInt.empty());
    return rank.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Condition.Comparison(
                Condition.Relation.EQUAL,
                new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_PAWNS),
                Value.of(rank.getAsInt())));
  }
}
