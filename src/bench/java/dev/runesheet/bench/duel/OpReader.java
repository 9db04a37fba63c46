package dev.runesheet.bench.duel;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Compiles programs. */
final class OpReader {

  private static final Value MINUS_ONE = new Value.Constant(-1);

  private final Scope scope;
  private final ValueReader values;

  /** A reader for the programs of one holder. */
  OpReader(Scope scope) {
    this.scope = scope;
    values = new ValueReader(scope);
  }

  /** Compiles the list of operations in a field. */
  Block read(Fields owner, String field) {
    List<Op> ops = new ArrayList<>();
    for (JsonNode json : owner.array(field)) {
      ops.add(read(json, owner.place(field) + "/" + ops.size()));
    }
    return new Block(ops);
  }

  private Op read(JsonNode json, String place) {
    Fields fields = new Fields(json, place);
    Op op = compile(fields);
    fields.finish();
    return op;
  }

  private Op compile(Fields fields) {
    return switch (fields.text("op")) {
      case "END" -> new Op.End();
      case "PASS" -> new Op.Pass();
      case "WIN" -> new Op.Finish(scope.target(fields));
      case "LOSE" -> new Op.Finish(1 - scope.target(fields));
      case "SET_ATTR" -> new Op.Set(scope.slot(fields), values.read(fields, "value"));
      case "ADD_ATTR" -> new Op.Add(scope.slot(fields), values.read(fields, "delta"));
      case "CLAMP_ATTR" -> clamp(fields);
      case "DAMAGE" -> new Op.Add(scope.health(fields), damage(fields));
      case "HEAL" -> new Op.Add(scope.health(fields), values.read(fields, "amount"));
      case "IF_GT" -> branch(Comparison.GREATER, fields);
      case "IF_LT" -> branch(Comparison.LESS, fields);
      case "IF_EQ" -> branch(Comparison.EQUAL, fields);
      default -> throw fields.error("op", "unknown operation");
    };
  }

  private Op clamp(Fields fields) {
    return new Op.Clamp(scope.slot(fields), values.read(fields, "lo"), values.read(fields, "hi"));
  }

  private Value damage(Fields fields) {
    return new Value.Product(MINUS_ONE, values.read(fields, "amount"));
  }

  private Op branch(Comparison comparison, Fields fields) {
    return new Op.If(
        comparison,
        values.read(fields, "lhs"),
        values.read(fields, "rhs"),
        read(fields, "then"),
        fields.has("else") ? read(fields, "else") : new Block(List.of()));
  }
}
