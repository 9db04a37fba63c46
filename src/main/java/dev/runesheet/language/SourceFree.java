package dev.runesheet.language;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import java.util.List;

/** Effects without their places, to compare what was read from different texts. */
public final class SourceFree {

  private SourceFree() {}

  /** The same effect with every place replaced by {@link SourceLocation#NONE}. */
  public static Effect effect(Effect effect) {
    Body body =
        effect.body() instanceof Body.Program program
            ? new Body.Program(steps(program.steps()))
            : effect.body();
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

  /** The same effects without places. */
  public static List<Effect> effects(List<Effect> effectList) {
    return effectList.stream().map(SourceFree::effect).toList();
  }

  /** The same steps without places, at any depth. */
  public static List<Step> steps(List<Step> stepList) {
    return stepList.stream().map(SourceFree::step).toList();
  }

  private static Step step(Step step) {
    SourceLocation none = SourceLocation.NONE;
    if (step instanceof Step.Do act) {
      return new Step.Do(act.verb(), act.arguments(), none);
    }
    if (step instanceof Step.If branch) {
      return new Step.If(branch.condition(), steps(branch.then()), steps(branch.otherwise()), none);
    }
    if (step instanceof Step.ForEach loop) {
      return new Step.ForEach(loop.group(), steps(loop.body()), none);
    }
    if (step instanceof Step.Choose choose) {
      List<Step.Leg> legList =
          choose.legs().stream().map(leg -> new Step.Leg(leg.name(), steps(leg.body()))).toList();
      return new Step.Choose(choose.who(), legList, choose.optional(), none);
    }
    if (step instanceof Step.Pick pick) {
      return new Step.Pick(pick.who(), pick.group(), steps(pick.body()), pick.optional(), none);
    }
    if (step instanceof Step.AllAtOnce all) {
      return new Step.AllAtOnce(all.group(), steps(all.body()), none);
    }
    return step instanceof Step.Perform perform
        ? new Step.Perform(perform.effect(), none)
        : new Step.Stop(none);
  }
}
