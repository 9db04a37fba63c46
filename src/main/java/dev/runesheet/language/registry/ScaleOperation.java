package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Body;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A change of its card's own power, once for each event or for each counted card. */
record ScaleOperation() implements OperationForm {

  private static final OperationField AMOUNT = OperationField.amount("amount_per");

  @Override
  public List<OperationField> fields() {
    return List.of(OperationField.STAT, AMOUNT);
  }

  @Override
  public List<String> per() {
    List<String> words = new ArrayList<>(RegistryWords.COUNTED.words());
    words.addAll(RegistryWords.watched());
    return words;
  }

  @Override
  public Optional<Operation> read(OperationInput input) {
    input.word(OperationField.STAT, Code.UNKNOWN_STAT);
    Optional<Value> amount = input.amount(AMOUNT);
    if (!input.scope().equals(RegistryWords.SELF)) {
      input
          .fields()
          .object()
          .error(
              Code.UNKNOWN_WORD,
              "scope '" + input.scope() + "'",
              "scope '" + RegistryWords.SELF + "': a card scales itself");
    }
    if (!input.lasts()) {
      return amount
          .map(value -> input.step(VerbNames.SCALE_POWER, Selector.Role.SELF, value))
          .map(Operation::acting);
    }
    Optional<String> counted =
        input
            .fields()
            .required(FieldNames.PER)
            .flatMap(per -> per.word(RegistryWords.COUNTED, Code.UNKNOWN_WORD));
    return amount.flatMap(value -> counted.map(per -> counting(input, value, per)));
  }

  private static Operation counting(OperationInput input, Value amount, String per) {
    double number = ((Value.Constant) amount).number();
    return Operation.modifier(number, RegistryWords.SELF, per, input.at());
  }

  @Override
  public boolean write(String type, Step.Do act, OperationOutput output) {
    boolean fits =
        act.verb().name().equals(VerbNames.SCALE_POWER)
            && Selector.Role.SELF.equals(act.arguments().get("target"))
            && OperationOutput.hasNumber(act, "amount")
            && output.scoped(RegistryWords.SELF);
    if (fits) {
      ObjectNode operation = output.begin(type).put(FieldNames.STAT, CardStats.POWER);
      OperationOutput.number(operation, AMOUNT, act.arguments().get("amount"));
    }
    return fits;
  }

  /** Fills in an operation that is in force while its card is in play. */
  static void write(Body.Modify modify, String counted, ObjectNode operation) {
    operation
        .put(FieldNames.STAT, CardStats.POWER)
        .put(FieldNames.PER, counted)
        .set(AMOUNT.name(), JsonNumbers.write(modify.amount()));
  }
}
