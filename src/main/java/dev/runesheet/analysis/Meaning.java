package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Effects as they act: without places, and without ends that change nothing, such as the last line
 * of a program. Two effects of one meaning are written differently at most.
 */
public final class Meaning {

  private Meaning() {}

  /** Whether two effects do the same under the same name, id and owner. */
  public static boolean same(Effect one, Effect other) {
    return of(one).equals(of(other));
  }

  /** An effect as it acts. */
  public static Effect of(Effect effect) {
    return new Effect(
        effect.id(),
        effect.name(),
        effect.owner(),
        effect.trigger(),
        of(effect.body()),
        effect.priority(),
        effect.duration(),
        effect.stacking(),
        SourceLocation.NONE);
  }

  /** A body as it acts. */
  static Body of(Body body) {
    return body instanceof Body.Program program
        ? new Body.Program(steps(program.steps(), true))
        : body;
  }

  /**
   * Steps as they act.
   *
   * @param last whether the program ends after them anyway
   */
  private static List<Step> steps(List<Step> steps, boolean last) {
    List<Step> kept = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (!(step instanceof Step.Stop) || !endsWith(kept)) {
        kept.add(step(step, last && onlyStops(steps, i + 1)));
      }
    }
    while (last && !kept.isEmpty() && kept.get(kept.size() - 1) instanceof Step.Stop) {
      kept.remove(kept.size() - 1);
    }
    return kept;
  }

  private static boolean endsWith(List<Step> steps) {
    return !steps.isEmpty()
        && steps.get(steps.size() - 1) instanceof Step.Do act
        && act.verb().ends();
  }

  private static boolean onlyStops(List<Step> steps, int from) {
    return steps.subList(from, steps.size()).stream().allMatch(Step.Stop.class::isInstance);
  }

  private static Step step(Step step, boolean last) {
    SourceLocation none = SourceLocation.NONE;
    if (step instanceof Step.Do act) {
      return new Step.Do(act.verb(), act.arguments(), none);
    }
    if (step instanceof Step.If branch) {
      List<Step> then = steps(branch.then(), last);
      return new Step.If(branch.condition(), then, steps(branch.otherwise(), last), none);
    }
    if (step instanceof Step.ForEach loop) {
      return new Step.ForEach(loop.group(), steps(loop.body(), false), none);
    }
    if (step instanceof Step.Choose choose) {
      List<Step.Leg> legs = new ArrayList<>();
      choose.legs().forEach(leg -> legs.add(new Step.Leg(leg.name(), steps(leg.body(), last))));
      return new Step.Choose(choose.who(), legs, choose.optional(), none);
    }
    if (step instanceof Step.Pick pick) {
      List<Step> body = steps(pick.body(), last);
      return new Step.Pick(pick.who(), pick.group(), body, pick.optional(), none);
    }
    if (step instanceof Step.AllAtOnce all) {
      return new Step.AllAtOnce(all.group(), steps(all.body(), false), none);
    }
    return step instanceof Step.Perform perform
        ? new Step.Perform(perform.effect(), none)
        : new Step.Stop(none);
  }
}
