package dev.runesheet.language.registry;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Argument;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.VerbCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The fields of an operation that is read, with what its effect says about it.
 *
 * @param verbs the game's verbs
 * @param names the names of cards
 * @param trigger the effect's trigger
 * @param scope the effect's scope
 * @param fields the fields
 * @param at the place of the operation
 */
record OperationInput(
    VerbCatalog verbs,
    CardNames names,
    String trigger,
    String scope,
    JsonFields fields,
    SourceLocation at) {

  /** True if the operation lasts while its card is in play. */
  boolean lasts() {
    return trigger.equals(RegistryWords.WHILE_IN_PLAY);
  }

  /** The scope in the model's word. */
  Argument.Word scopeWord() {
    return new Argument.Word(RegistryWords.SCOPES.meaning(scope).orElse(RegistryWords.SELF));
  }

  /** The value of a field, or empty; then a required one has been reported. */
  Optional<JsonValue> value(OperationField field) {
    return field.required() ? fields.required(field.name()) : fields.optional(field.name());
  }

  /** The word of a field, or empty after a report unless it may be left out. */
  Optional<String> word(OperationField field, Code ifUnknown) {
    List<String> words = ((OperationField.Words) field.content()).words();
    Optional<JsonValue> value = value(field);
    Optional<String> word = value.flatMap(JsonValue::text);
    if (word.isPresent() && !words.contains(word.get())) {
      value.get().unknownWord(ifUnknown, words);
      return Optional.empty();
    }
    return word;
  }

  /** The number of a field, or empty after a report. */
  Optional<Value> amount(OperationField field) {
    OperationField.Whole range = (OperationField.Whole) field.content();
    OptionalInt amount =
        value(field)
            .map(found -> found.whole(range.least(), range.most()))
            .orElse(OptionalInt.empty());
    return amount.isEmpty() ? Optional.empty() : Optional.of(Value.of(amount.getAsInt()));
  }

  /** The card of a name, or those for ranks 1 to 3; empty after a report. */
  Optional<List<String>> cards(JsonValue name) {
    Optional<String> word = name.text();
    Optional<List<String>> cards = word.flatMap(names::find);
    if (word.isPresent() && cards.isEmpty()) {
      name.unknownWord(Code.UNKNOWN_REFERENCE, names.all());
    }
    return cards;
  }

  /** A verb with its arguments, in the verb's own order. */
  Step step(String verb, Argument... arguments) {
    VerbSpec spec = verbs.get(verb);
    Map<String, Argument> given = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      Parameter parameter = spec.parameters().get(i);
      given.put(parameter.name(), arguments[i]);
    }
    return new Step.Do(spec, given, at);
  }
}
