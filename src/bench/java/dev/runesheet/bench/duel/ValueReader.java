package dev.runesheet.bench.duel;

import com.fasterxml.jackson.databind.JsonNode;

/** Compiles value expressions. */
final class ValueReader {

  private final Scope scope;

  /** A reader for the programs of one holder. */
  ValueReader(Scope scope) {
    this.scope = scope;
  }

  /** Compiles the value in a field. */
  Value read(Fields owner, String field) {
    return read(owner.get(field), owner.place(field));
  }

  private Value read(JsonNode json, String place) {
    Fields fields = new Fields(json, place);
    Value value = compile(fields);
    fields.finish();
    return value;
  }

  private Value compile(Fields fields) {
    return switch (fields.text("kind")) {
      case "CONST" -> new Value.Constant(fields.number("value"));
      case "ATTR" -> new Value.Attribute(scope.slot(fields));
      case "CTX" -> new Value.Context(key(fields).ordinal());
      case "ROLL" -> new Value.Roll(fields.count("sides"));
      case "ADD" -> new Value.Sum(read(fields, "a"), read(fields, "b"));
      case "SUB" -> new Value.Difference(read(fields, "a"), read(fields, "b"));
      case "MUL" -> new Value.Product(read(fields, "a"), read(fields, "b"));
      case "MIN" -> new Value.Smaller(read(fields, "a"), read(fields, "b"));
      case "MAX" -> new Value.Larger(read(fields, "a"), read(fields, "b"));
      case "ABS" -> new Value.Size(read(fields, "a"));
      default -> throw fields.error("kind", "unknown kind of value");
    };
  }

  private static ContextKey key(Fields fields) {
    String name = fields.text("key");
    for (ContextKey key : ContextKey.values()) {
      if (key.name().equals(name)) {
        return key;
      }
    }
    throw fields.error("key", "unknown context key");
  }
}
