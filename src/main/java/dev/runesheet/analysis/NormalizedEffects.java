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
public final class NormalizedEffects {

  private NormalizedEffects() {}

  /** True if two effects do the same under the same name, id and owner. */
  public static boolean same(Effect one, Effect other) {
    return of(one).equals(of(other));
  }

  /** An effect as it acts. */
  public static Effect of(Effect effect) {
    return effect.bare(of(effect.body()));
  }

  /** A body as it acts. */
  public static Body of(Body body) {
    return body instanceof Body.Program program
        ? new Body.Program(steps(program.steps(), true))
        : body;
  }

  /** True if steps do the same where others may follow. */
  static boolean same(List<Step> steps, List<Step> others) {
    return steps(steps, false).equals(steps(others, false));
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

  /** The step without places; only bodies of a branch or choice can end with the program. */
  private static Step step(Step step, boolean last) {
    boolean ways = step instanceof Step.If || step instanceof Step.Choose;
    return step.with(body -> steps(body, ways && last), SourceLocation.NONE);
  }
}
