package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.language.strings.StepBuilder;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.table.cell.CellValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The parts of steps that rows of effects have cells for. Whether a row says a step is found by
 * making the step anew and comparing, so that nothing is lost.
 */
final class EffectSteps {

  private EffectSteps() {}

  /** The gain of a step: a resource and a number as written; empty for other steps. */
  static Optional<Change> gain(Step step) {
    return change(step, "gain");
  }

  private static Optional<Change> change(Step step, String verb) {
    return step instanceof Step.Do act
            && act.verb().name().equals(verb)
            && act.arguments().get("resource") instanceof Argument.Word resource
            && act.arguments().get("amount") instanceof Value amount
        ? Optional.of(new Change(resource.word(), amount))
        : Optional.empty();
  }

  /**
   * A gain or loss of a resource.
   *
   * @param resource the stat of players
   * @param amount the amount, as a value to compute
   */
  record Change(String resource, Value amount) {

    /** The resource and the amount, if that is a plain number. */
    Optional<List<CellValue>> cells() {
      return amount instanceof Value.Constant constant
          ? Optional.of(
              List.of(new CellValue.Text(resource), new CellValue.Number(constant.number())))
          : Optional.empty();
    }
  }

  /** The four parts of an exchange; empty if the step is none. */
  static Optional<List<CellValue>> exchange(Step step) {
    if (!(step instanceof Step.If branch) || branch.then().size() != 2) {
      return Optional.empty();
    }
    List<CellValue> parts = new ArrayList<>();
    change(branch.then().get(0), "lose").flatMap(Change::cells).ifPresent(parts::addAll);
    change(branch.then().get(1), "gain").flatMap(Change::cells).ifPresent(parts::addAll);
    return Optional.of(parts).filter(all -> all.size() == 4);
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
