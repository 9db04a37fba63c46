package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Body;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.Optional;

/** A change of the power of the cards of a scope, for good or while its card is in play. */
record PowerOperation() implements OperationForm {

  private static final OperationField AMOUNT = OperationField.amount("amount");

  @Override
  public List<OperationField> fields() {
    return List.of(OperationField.STAT, AMOUNT);
  }

  @Override
  public Optional<Operation> read(OperationInput input) {
    input.word(OperationField.STAT, Code.UNKNOWN_STAT);
    return input.amount(AMOUNT).map(amount -> meaning(input, amount));
  }

  private static Operation meaning(OperationInput input, Value amount) {
    return input.lasts()
        ? Operation.modifier(
            ((Value.Constant) amount).number(), input.scopeWord().word(), "", input.at())
        : Operation.acting(input.step(VerbNames.MODIFY_POWER, input.scopeWord(), amount));
  }

  @Override
  public boolean write(String type, Step.Do act, OperationOutput output) {
    boolean fits =
        act.verb().name().equals(VerbNames.MODIFY_POWER)
            && OperationOutput.hasNumber(act, "amount")
            && output.scoped(act.arguments().get("scope").toString());
    if (fits) {
      ObjectNode operation = output.begin(type).put(FieldNames.STAT, CardStats.POWER);
      OperationOutput.number(operation, AMOUNT, act.arguments().get("amount"));
    }
    return fits;
  }

  /** Fills in an operation that is in force while its card is in play. */
  static void write(Body.Modify modify, ObjectNode operation) {
    operation
        .put(FieldNames.STAT, CardStats.POWER)
        .set(AMOUNT.name(), JsonNumbers.write(modify.amount()));
  }
}
