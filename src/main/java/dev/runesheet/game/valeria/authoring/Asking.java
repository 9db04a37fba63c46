package dev.runesheet.game.valeria.authoring;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import java.util.List;

/** Which effects ask somebody something: what asks nobody need not wait for its turn to ask. */
final class Asking {

  private Asking() {}

  /** Whether an effect can ask somebody something; another program that it runs may. */
  static boolean asks(Effect effect) {
    return effect.body() instanceof Body.Program program && asks(program.steps());
  }

  private static boolean asks(List<Step> steps) {
    return steps.stream()
        .anyMatch(
            step ->
                step instanceof Step.Choose
                    || step instanceof Step.Perform
                    || step.bodies().values().stream().anyMatch(Asking::asks));
  }
}
