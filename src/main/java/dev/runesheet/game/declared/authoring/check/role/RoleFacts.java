package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The facts about the roles at one place of a program, from which those further inside follow.
 *
 * @param <F> the facts themselves
 */
public interface RoleFacts<F extends RoleFacts<F>> {

  /** The facts where a condition holds. */
  F when(Condition condition);

  /** The facts where the target is one of a group. */
  F each(Selector.Group group);

  /** The facts where the target acts as self. */
  F ofTarget();

  /**
   * Visits the lines of a program in their order, each with the facts where it begins. What follows
   * a way that ends comes where its condition does not hold.
   */
  static <F extends RoleFacts<F>> void lines(
      F start, List<Step> steps, BiConsumer<Step, F> visitor) {
    F here = start;
    for (Step step : steps) {
      visitor.accept(step, here);
      if (step instanceof Step.If branch && endsWithStop(branch.then())) {
        here = here.when(new Condition.Not(branch.condition()));
      }
    }
  }

  private static boolean endsWithStop(List<Step> steps) {
    return !steps.isEmpty() && steps.get(steps.size() - 1) instanceof Step.Stop;
  }

  /**
   * Visits the programs inside of a step, each with the facts where it begins.
   *
   * @param here the facts at the step
   */
  static <F extends RoleFacts<F>> void inside(
      F here, Step step, BiConsumer<List<Step>, F> visitor) {
    if (step instanceof Step.If branch) {
      visitor.accept(branch.then(), here.when(branch.condition()));
      visitor.accept(branch.otherwise(), here.when(new Condition.Not(branch.condition())));
    } else if (step instanceof Step.OverGroup over && step.turnsSelf()) {
      visitor.accept(over.body(), here.each(over.group()).ofTarget());
    } else if (step instanceof Step.OverGroup over) {
      visitor.accept(over.body(), here.each(over.group()));
    } else if (step instanceof Step.Choose choose) {
      for (Step.Branch branch : choose.branches()) {
        F open = branch.when().map(here::when).orElse(here);
        visitor.accept(branch.body(), branch.picks().map(open::each).orElse(open));
      }
    } else {
      step.bodies().values().forEach(body -> visitor.accept(body, here));
    }
  }
}
