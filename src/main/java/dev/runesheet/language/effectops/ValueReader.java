package dev.runesheet.language.effectops;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.model.Value.Operator;
import dev.runesheet.model.diagnostic.Code;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Reads ValueSpecs; each method gives empty after a report. */
final class ValueReader {

  private final Scope scope;

  ValueReader(Scope scope) {
    this.scope = scope;
  }

  Optional<Value> read(JsonValue spec) {
    return spec.fields().flatMap(this::read);
  }

  private Optional<Value> read(JsonFields fields) {
    Optional<String> kind =
        fields
            .required("kind")
            .flatMap(word -> word.oneOf(EffectOpsWords.kinds(), Code.UNKNOWN_KIND));
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    Optional<Value> value = ofKind(kind.get(), fields);
    fields.noOthers();
    return value;
  }

  private Optional<Value> ofKind(String kind, JsonFields fields) {
    return switch (kind) {
      case EffectOpsWords.CONST -> constant(fields);
      case EffectOpsWords.ATTR -> attribute(fields);
      case EffectOpsWords.CTX ->
          fields
              .required("key")
              .flatMap(key -> key.word(EffectOpsWords.KEYS, Code.UNKNOWN_KEY))
              .map(Value.Payload::new);
      case EffectOpsWords.ROLL -> roll(fields);
      case EffectOpsWords.ABS -> operand(fields, "a").map(Value.Absolute::new);
      default -> arithmetic(EffectOpsWords.OPERATORS.meaning(kind).orElseThrow(), fields);
    };
  }

  private Optional<Value> constant(JsonFields fields) {
    OptionalDouble number =
        fields.required("value").map(JsonValue::number).orElse(OptionalDouble.empty());
    return number.isEmpty() ? Optional.empty() : Optional.of(Value.of(number.getAsDouble()));
  }

  private Optional<Value> attribute(JsonFields fields) {
    Optional<Role> target =
        fields
            .required("target")
            .flatMap(word -> word.word(EffectOpsWords.TARGETS, Code.UNKNOWN_TARGET));
    Optional<String> name = fields.required("attr").flatMap(scope::attribute);
    return target.flatMap(who -> name.map(stat -> new Value.StatOf(who, stat)));
  }

  /** The sides are a number as written, not a ValueSpec (decision 26). */
  private Optional<Value> roll(JsonFields fields) {
    OptionalInt sides =
        fields
            .required("sides")
            .map(value -> value.whole(1, Integer.MAX_VALUE))
            .orElse(OptionalInt.empty());
    return sides.isEmpty() ? Optional.empty() : Optional.of(new Value.Roll(sides.getAsInt()));
  }

  private Optional<Value> arithmetic(Operator operator, JsonFields fields) {
    Optional<Value> left = operand(fields, "a");
    Optional<Value> right = operand(fields, "b");
    return left.flatMap(a -> right.map(b -> new Value.Arithmetic(operator, a, b)));
  }

  private Optional<Value> operand(JsonFields fields, String name) {
    return fields.required(name).flatMap(this::read);
  }
}
