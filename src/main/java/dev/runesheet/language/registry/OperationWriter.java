package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.Arrays;

/** Writes the steps of a program as operations, and finds out their scope. */
final class OperationWriter {

  private final ArrayNode operations;
  private final OperationOutput output;

  /**
   * A writer of one program.
   *
   * @param operations where operations go
   * @param per the word for the watched cards; empty if none are
   */
  OperationWriter(CardNames names, ArrayNode operations, String per) {
    this.operations = operations;
    this.output = new OperationOutput(names, operations, per);
  }

  /** The scope that the operations have in common, in the model's word; empty if none has one. */
  String scope() {
    return output.scope();
  }

  /** Writes one step; false if the language has no words for it. */
  boolean write(Step step) {
    if (step instanceof Step.If branch) {
      return guarded(branch);
    }
    return step instanceof Step.Do act
        && Arrays.stream(OperationType.values())
            .anyMatch(type -> type.form().write(type.word(), act, output));
  }

  private boolean guarded(Step.If branch) {
    boolean fits =
        branch.otherwise().isEmpty()
            && branch.then().size() == 1
            && branch.condition() instanceof Condition.Comparison;
    if (!fits) {
      return false;
    }
    Condition.Comparison rank = (Condition.Comparison) branch.condition();
    boolean pawns =
        rank.relation() == Condition.Relation.EQUAL
            && rank.left().equals(new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_PAWNS))
            && rank.right() instanceof Value.Constant;
    int before = operations.size();
    if (!pawns || !write(branch.then().get(0)) || operations.size() == before) {
      return false;
    }
    ((ObjectNode) operations.get(before))
        .putObject(FieldNames.CONDITIONS)
        .set(
            OperationField.RANK.name(),
            JsonNumbers.write(((Value.Constant) rank.right()).number()));
    return true;
  }
}
