package dev.runesheet.language.registry;

import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.Optional;

/** Points added to a lane that was won: an amount, or the lane's lower power. */
record ScoreOperation() implements OperationForm {

  private static final String TRANSFER = "lane_min_transfer";

  /** The amount, which a mode replaces: the schema cannot require it. */
  private static final OperationField AMOUNT =
      new OperationField(
          "amount", false, new OperationField.Whole(-OperationField.MOST, OperationField.MOST));

  private static final OperationField MODE =
      new OperationField("mode", false, new OperationField.Words(List.of(TRANSFER)));

  @Override
  public List<OperationField> fields() {
    return List.of(AMOUNT, MODE);
  }

  @Override
  public Optional<Operation> read(OperationInput input) {
    if (input.value(MODE).isEmpty()) {
      return input
          .amount(OperationField.amount(AMOUNT.name()))
          .map(amount -> Operation.acting(input.step(VerbNames.SCORE_BONUS, amount)));
    }
    return input
        .word(MODE, Code.UNKNOWN_WORD)
        .map(word -> Operation.acting(input.step(VerbNames.TRANSFER_LANE_MINIMUM)));
  }

  @Override
  public boolean write(String type, Step.Do act, OperationOutput output) {
    if (act.verb().name().equals(VerbNames.TRANSFER_LANE_MINIMUM)) {
      output.begin(type).put(MODE.name(), TRANSFER);
      return true;
    }
    boolean fits =
        act.verb().name().equals(VerbNames.SCORE_BONUS) && OperationOutput.hasNumber(act, "amount");
    if (fits) {
      OperationOutput.number(output.begin(type), AMOUNT, act.arguments().get("amount"));
    }
    return fits;
  }
}
