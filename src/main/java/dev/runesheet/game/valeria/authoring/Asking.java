package dev.runesheet.game.valeria.authoring;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import java.util.List;

/**
 * The test whether an effect asks a player; one that does not need not wait in the queue of
 * questions.
 */
final class Asking {

  private Asking() {}

  /** True if an effect can ask a player, perhaps by another program that it runs. */
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
