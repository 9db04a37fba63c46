package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.language.WordTable;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.VerbCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the operations of one effect; unreadable ones are reported and left out. */
final class OperationReader {

  private static final int MOST = 9_999;
  private static final int MOST_PAWNS = 3;

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
    Optional<JsonValue> field = fields.flatMap(found -> found.required("type"));
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
    Optional<Operation> operation = read(type.get(), value, fields.get());
    fields.get().noOthers();
    return operation;
  }

  private Optional<Operation> read(OperationType type, JsonValue value, JsonFields fields) {
    // The effect's scope determines the target of the operation (decision 35).
    fields.optional("apply_to").flatMap(JsonValue::text);
    SourceLocation at = value.location();
    Watch watch = watch(fields);
    Optional<Operation> operation =
        switch (type) {
          case MODIFY_POWER -> modify(fields, at);
          case MODIFY_POWER_SCALE -> scale(fields, at);
          case DESTROY_CARDS ->
              acting(step(at, "destroy-cards", "scope", new Argument.Word(scopeWord())));
          case REPLACE_ALLY -> replace(fields, at);
          case ADD_TO_HAND -> addToHand(fields, at);
          case SPAWN_TOKEN -> spawn(fields, at);
          case MODIFY_TILE_RANKS ->
              pawns(fields).map(amount -> Operation.pawns(step(at, "set-pawns", "amount", amount)));
          case SCORE_BONUS -> score(fields, at);
          case EXPAND_POSITIONS -> acting(step(at, "expand-positions"));
        };
    Optional<Condition> condition = condition(fields, operation);
    return operation.map(read -> read.on(watch)).map(read -> read.when(condition, at));
  }

  private Optional<Operation> modify(JsonFields fields, SourceLocation at) {
    stat(fields);
    Optional<Value> amount = amount(fields, "amount");
    if (trigger.equals(RegistryWords.WHILE_IN_PLAY)) {
      return amount.map(
          value -> Operation.modifier(((Value.Constant) value).number(), scopeWord(), "", at));
    }
    return amount.map(value -> Operation.acting(change(at, "modify-power", value)));
  }

  private Optional<Operation> scale(JsonFields fields, SourceLocation at) {
    stat(fields);
    Optional<Value> amount = amount(fields, "amount_per");
    if (!scope.equals(RegistryWords.SELF)) {
      fields
          .object()
          .error(Code.UNKNOWN_WORD, "scope '" + scope + "'", "scope 'self': a card scales itself");
    }
    if (!trigger.equals(RegistryWords.WHILE_IN_PLAY)) {
      return amount.map(
          value ->
              Operation.acting(
                  step(at, "scale-power", "target", Selector.Role.SELF, "amount", value)));
    }
    Optional<String> counted =
        fields.required("per").flatMap(per -> per.word(RegistryWords.COUNTED, Code.UNKNOWN_WORD));
    return amount.flatMap(
        value ->
            counted.map(
                per ->
                    Operation.modifier(
                        ((Value.Constant) value).number(), RegistryWords.SELF, per, at)));
  }

  private Optional<Operation> replace(JsonFields fields, SourceLocation at) {
    Optional<String> mode = fields.required("mode").flatMap(JsonValue::text);
    Optional<String> adjustment = fields.optional("adjustment").flatMap(JsonValue::text);
    Step place = step(at, "replace-ally");
    if (mode.isEmpty()) {
      return Optional.empty();
    }
    Value power = new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_POWER);
    if (!mode.get().equals("neutral") && adjustment.isEmpty()) {
      fields.required("adjustment");
    }
    adjustment
        .filter(word -> !word.equals("replaced_ally_power"))
        .ifPresent(
            word ->
                fields
                    .optional("adjustment")
                    .get()
                    .unknownWord(Code.UNKNOWN_WORD, List.of("replaced_ally_power")));
    return switch (mode.get()) {
      case "neutral" -> Optional.of(Operation.replacing(place, null));
      case "lower" -> Optional.of(Operation.replacing(place, change(at, "lower-power", power)));
      case "raise" -> Optional.of(Operation.replacing(place, change(at, "modify-power", power)));
      default -> {
        fields
            .optional("mode")
            .get()
            .unknownWord(Code.UNKNOWN_WORD, List.of("neutral", "lower", "raise"));
        yield Optional.empty();
      }
    };
  }

  private Optional<Operation> addToHand(JsonFields fields, SourceLocation at) {
    List<Step> steps = new ArrayList<>();
    Optional<JsonValue> ids = fields.required("card_ids");
    Optional<List<JsonValue>> named = ids.flatMap(JsonValue::list);
    if (named.isPresent() && named.get().isEmpty()) {
      ids.get().error(Code.EMPTY, "", "at least one card");
    }
    for (JsonValue name : named.orElse(List.of())) {
      cards(name)
          .ifPresent(
              cards -> steps.add(step(at, "add-to-hand", "card", new Argument.Word(cards.get(0)))));
    }
    return Optional.of(Operation.acting(steps));
  }

  private Optional<Operation> spawn(JsonFields fields, SourceLocation at) {
    fields.optional("per_pawns");
    Optional<List<String>> cards = fields.required("token_id").flatMap(this::cards);
    return cards.map(
        ids -> {
          int last = ids.size() - 1;
          return Operation.acting(
              step(
                  at,
                  "spawn-tokens",
                  "one",
                  new Argument.Word(ids.get(0)),
                  "two",
                  new Argument.Word(ids.get(Math.min(1, last))),
                  "three",
                  new Argument.Word(ids.get(Math.min(2, last)))));
        });
  }

  private Optional<Operation> score(JsonFields fields, SourceLocation at) {
    Optional<JsonValue> mode = fields.optional("mode");
    if (mode.isEmpty()) {
      return amount(fields, "amount")
          .map(amount -> Operation.acting(List.of(step(at, "score-bonus", "amount", amount))));
    }
    Optional<String> word = mode.get().text();
    if (word.isPresent() && !word.get().equals("lane_min_transfer")) {
      mode.get().unknownWord(Code.UNKNOWN_WORD, List.of("lane_min_transfer"));
      return Optional.empty();
    }
    return Optional.of(Operation.acting(List.of(step(at, "transfer-lane-minimum"))));
  }

  private Optional<List<String>> cards(JsonValue name) {
    Optional<String> word = name.text();
    Optional<List<String>> cards = word.flatMap(names::find);
    if (word.isPresent() && cards.isEmpty()) {
      name.unknownWord(Code.UNKNOWN_REFERENCE, names.all());
    }
    return cards;
  }

  /** The cards whose destruction or play is watched, if that is the trigger of the effect. */
  private Watch watch(JsonFields fields) {
    boolean destroyed = trigger.equals(RegistryWords.ON_DESTROYED);
    if (!destroyed && !trigger.equals(RegistryWords.ON_PLAYED)) {
      return Watch.OWN;
    }
    WordTable<Watch> table = destroyed ? RegistryWords.DESTROYED : RegistryWords.PLAYED;
    return fields
        .required("per")
        .flatMap(word -> word.word(table, Code.UNKNOWN_WORD))
        .orElse(Watch.OTHER);
  }

  /** The condition of steps run when the effect is triggered; other operations cannot have one. */
  private Optional<Condition> condition(JsonFields fields, Optional<Operation> operation) {
    Optional<JsonValue> field = fields.optional("conditions");
    Optional<JsonFields> conditions = field.flatMap(JsonValue::fields);
    if (field.isPresent() && operation.isPresent() && !operation.get().triggered()) {
      field
          .get()
          .error(
              Code.UNKNOWN_FIELD,
              "conditions of an operation that nothing triggers",
              "none: it lasts while its card is in play, or belongs to its placement");
    }
    Optional<JsonValue> pawns = conditions.flatMap(found -> found.optional("replaced_pawns"));
    conditions.ifPresent(JsonFields::noOthers);
    OptionalInt rank = pawns.map(value -> value.whole(0, MOST_PAWNS)).orElse(OptionalInt.empty());
    return rank.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Condition.Comparison(
                Condition.Relation.EQUAL,
                new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_PAWNS),
                Value.of(rank.getAsInt())));
  }

  private static void stat(JsonFields fields) {
    Optional<JsonValue> stat = fields.optional("stat");
    if (stat.isPresent() && !stat.get().text().orElse(CardStats.POWER).equals(CardStats.POWER)) {
      stat.get().unknownWord(Code.UNKNOWN_STAT, List.of(CardStats.POWER));
    }
  }

  private static Optional<Value> amount(JsonFields fields, String name) {
    return amount(fields, name, -MOST, MOST);
  }

  /** The number of pawns that a card places on a tile; at most the number of ranks. */
  private static Optional<Value> pawns(JsonFields fields) {
    return amount(fields, "amount", 1, MOST_PAWNS);
  }

  private static Optional<Value> amount(JsonFields fields, String name, int least, int most) {
    OptionalInt amount =
        fields.required(name).map(value -> value.whole(least, most)).orElse(OptionalInt.empty());
    return amount.isEmpty() ? Optional.empty() : Optional.of(Value.of(amount.getAsInt()));
  }

  private String scopeWord() {
    return RegistryWords.SCOPES.meaning(scope).orElse(RegistryWords.SELF);
  }

  private Step change(SourceLocation at, String verb, Value amount) {
    return step(at, verb, "scope", new Argument.Word(scopeWord()), "amount", amount);
  }

  private static Optional<Operation> acting(Step step) {
    return Optional.of(Operation.acting(List.of(step)));
  }

  /** A verb with its arguments by name, in the verb's own order. */
  private Step step(SourceLocation at, String verb, Object... namesAndArguments) {
    VerbSpec spec = verbs.get(verb);
    Map<String, Argument> given = new LinkedHashMap<>();
    for (Parameter parameter : spec.parameters()) {
      for (int i = 0; i < namesAndArguments.length; i += 2) {
        if (namesAndArguments[i].equals(parameter.name())) {
          given.put(parameter.name(), (Argument) namesAndArguments[i + 1]);
        }
      }
    }
    return new Step.Do(spec, given, at);
  }
}
