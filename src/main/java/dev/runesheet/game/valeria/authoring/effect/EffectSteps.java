package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.language.strings.StepBuilder;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.table.cell.CellValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The parts of steps that rows of effects have cells for. Whether a row says a step is found by
 * making the step anew and comparing, so that nothing is lost.
 */
final class EffectSteps {

  private EffectSteps() {}

  /** The gain of a step: a resource and a number as written; empty for other steps. */
  static Optional<Gain> gain(Step step) {
    return step instanceof Step.Do act
            && act.verb().name().equals("gain")
            && act.arguments().get("resource") instanceof Argument.Word resource
            && act.arguments().get("amount") instanceof Value amount
        ? Optional.of(new Gain(resource.word(), amount))
        : Optional.empty();
  }

  /**
   * A gain of a resource.
   *
   * @param resource the stat of players
   * @param amount the amount, as a value to compute
   */
  record Gain(String resource, Value amount) {
    /** The amount if it is a plain number; otherwise NaN. */
    double number() {
      return amount instanceof Value.Constant constant ? constant.number() : Double.NaN;
    }
  }

  /** The four parts of an exchange; empty if the step is none. */
  static Optional<List<CellValue>> exchange(Step step) {
    if (!(step instanceof Step.If branch) || branch.then().size() != 2) {
      return Optional.empty();
    }
    Optional<Gain> gained = gain(branch.then().get(1));
    boolean pays =
        branch.then().get(0) instanceof Step.Do act
            && act.verb().name().equals("lose")
            && act.arguments().get("resource") instanceof Argument.Word
            && act.arguments().get("amount") instanceof Value.Constant;
    if (!pays || gained.isEmpty() || Double.isNaN(gained.get().number())) {
      return Optional.empty();
    }
    Map<String, Argument> paid = ((Step.Do) branch.then().get(0)).arguments();
    return Optional.of(
        List.of(
            new CellValue.Text(((Argument.Word) paid.get("resource")).word()),
            new CellValue.Number(((Value.Constant) paid.get("amount")).number()),
            new CellValue.Text(gained.get().resource()),
            new CellValue.Number(gained.get().number())));
  }

  /** The exchange of a question; empty if it is about something else. */
  static Optional<Step> takenBy(Step.Choose question) {
    boolean one =
        question.legs().size() == 1
            && question.legs().get(0).name().equals(StepBuilder.TAKE)
            && question.legs().get(0).body().size() == 1;
    return one ? Optional.of(question.legs().get(0).body().get(0)) : Optional.empty();
  }
}
