package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;

/** Writes values as ValueSpecs; a value without one is reported and written as null. */
final class ValueWriter {

  private final WriterScope scope;

  ValueWriter(WriterScope scope) {
    this.scope = scope;
  }

  JsonNode write(Value value, SourceLocation place) {
    if (value instanceof Value.Constant constant) {
      return constant(constant, place);
    }
    if (value instanceof Value.StatOf stat) {
      ObjectNode spec = spec(EffectOpsWords.ATTR);
      spec.set("target", target(stat.who(), place));
      return spec.set("attr", scope.attribute(stat.stat(), place));
    }
    if (value instanceof Value.Payload payload) {
      JsonNode key = scope.word(EffectOpsWords.KEYS, payload.key(), payload, place);
      return spec(EffectOpsWords.CTX).set("key", key);
    }
    if (value instanceof Value.Roll roll) {
      return spec(EffectOpsWords.ROLL).put("sides", roll.sides());
    }
    if (value instanceof Value.Absolute absolute) {
      return spec(EffectOpsWords.ABS).set("a", write(absolute.of(), place));
    }
    if (value instanceof Value.Arithmetic arithmetic) {
      return arithmetic(arithmetic, place);
    }
    return scope.inexpressible(value, place);
  }

  JsonNode target(Selector who, SourceLocation place) {
    return who instanceof Selector.Role role
        ? scope.word(EffectOpsWords.TARGETS, role, who, place)
        : scope.inexpressible(who, place);
  }

  private JsonNode constant(Value.Constant constant, SourceLocation place) {
    return Double.isFinite(constant.number())
        ? spec(EffectOpsWords.CONST).set("value", JsonNumbers.write(constant.number()))
        : scope.inexpressible(constant, place);
  }

  private JsonNode arithmetic(Value.Arithmetic arithmetic, SourceLocation place) {
    Value.Operator operator = arithmetic.operator();
    ObjectNode spec = JsonNodeFactory.instance.objectNode();
    spec.set("kind", scope.word(EffectOpsWords.OPERATORS, operator, arithmetic, place));
    spec.set("a", write(arithmetic.left(), place));
    return spec.set("b", write(arithmetic.right(), place));
  }

  private static ObjectNode spec(String kind) {
    return JsonNodeFactory.instance.objectNode().put("kind", kind);
  }
}
