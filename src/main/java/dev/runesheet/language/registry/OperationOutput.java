package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The operations written so far of one effect, and their scope. */
final class OperationOutput {

  private final CardNames names;
  private final ArrayNode operations;
  private final String per;
  private String scope = "";

  /**
   * An output for one program.
   *
   * @param operations where operations go
   * @param per the word for the watched cards; empty if none are
   */
  OperationOutput(CardNames names, ArrayNode operations, String per) {
    this.names = names;
    this.operations = operations;
    this.per = per;
  }

  CardNames names() {
    return names;
  }

  /** The scope that the operations have in common, in the model's word; empty if none has one. */
  String scope() {
    return scope;
  }

  /** Notes the scope of an operation; false if another one had another. */
  boolean scoped(String group) {
    boolean fits = scope.isEmpty() || scope.equals(group);
    scope = group;
    return fits;
  }

  /** Begins an operation. */
  ObjectNode begin(String type) {
    ObjectNode operation = JsonNodeFactory.instance.objectNode().put(FieldNames.TYPE, type);
    if (!per.isEmpty()) {
      operation.put(FieldNames.PER, per);
    }
    operations.add(operation);
    return operation;
  }

  /** The operations of a type written so far. */
  List<ObjectNode> all(String type) {
    List<ObjectNode> all = new ArrayList<>();
    operations.forEach(one -> all.add((ObjectNode) one));
    all.removeIf(one -> !isOf(one, type));
    return all;
  }

  /** The operation written last of all, if it is of a type; otherwise empty. */
  Optional<ObjectNode> last(String type) {
    return Optional.ofNullable((ObjectNode) operations.get(operations.size() - 1))
        .filter(one -> isOf(one, type));
  }

  /** Puts a plain number into a field; an amount that is computed must not come here. */
  static void number(ObjectNode operation, OperationField field, Argument amount) {
    operation.set(field.name(), JsonNumbers.write(((Value.Constant) amount).number()));
  }

  /** True if an argument of a verb is a plain number. */
  static boolean hasNumber(Step.Do act, String parameter) {
    return act.arguments().get(parameter) instanceof Value.Constant;
  }

  private static boolean isOf(ObjectNode operation, String type) {
    return operation.path(FieldNames.TYPE).asText().equals(type);
  }
}
