package dev.runesheet.table;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.table.effect.TabularCheck;
import java.util.List;

/** Effects without the places they come from and without stops at the end, for comparing them. */
public final class Places {

  private Places() {}

  public static List<Effect> none(List<Effect> effects) {
    return effects.stream().map(Places::none).toList();
  }

  public static Effect none(Effect effect) {
    Body body = new Body.Program(steps(((Body.Program) effect.body()).steps()));
    return new Effect(
        effect.id(),
        effect.name(),
        effect.owner(),
        effect.trigger(),
        body,
        effect.priority(),
        effect.duration(),
        effect.stacking(),
        SourceLocation.NONE);
  }

  private static List<Step> steps(List<Step> steps) {
    return TabularCheck.withoutStop(steps).stream().map(Places::step).toList();
  }

  private static Step step(Step step) {
    if (step instanceof Step.If branch) {
      return new Step.If(
          branch.condition(), steps(branch.then()), steps(branch.otherwise()), SourceLocation.NONE);
    }
    Step.Do act = (Step.Do) step;
    return new Step.Do(act.verb(), act.arguments(), SourceLocation.NONE);
  }
}
