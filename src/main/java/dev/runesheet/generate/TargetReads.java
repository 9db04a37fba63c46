package dev.runesheet.generate;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.List;
import java.util.function.Predicate;

/**
 * The search for steps that read the target around them. Within a loop, a choice or the conditions
 * of a group, the target is another.
 *
 * @param unnamed the calls of verbs that read it without an argument that names it
 */
public record TargetReads(Predicate<Step.Do> unnamed) {

  /** The search for steps that name the target. */
  static final TargetReads NAMED = new TargetReads(act -> false);

  /** True if one of some steps reads the target that there is where they begin. */
  public boolean in(List<Step> steps) {
    return steps.stream().anyMatch(this::in);
  }

  /** The index of the last of some steps that reads the target before it; -1 if none does. */
  int last(List<Step> steps) {
    int last = steps.size() - 1;
    while (last >= 0 && !in(steps.get(last))) {
      last--;
    }
    return last;
  }

  private boolean in(Step step) {
    if (step instanceof Step.Do act) {
      return unnamed.test(act) || act.arguments().values().stream().anyMatch(TargetReads::in);
    }
    if (step instanceof Step.If branch) {
      return in(branch.condition()) || in(branch.then()) || in(branch.otherwise());
    }
    if (step instanceof Step.Repeat repeat) {
      return in(repeat.times()) || in(repeat.body());
    }
    if (step instanceof Step.Choose choose) {
      return in(choose.who()) || choose.branches().stream().anyMatch(this::in);
    }
    if (step instanceof Step.AllAtOnce all) {
      return in(all.group()) || in(all.body());
    }
    if (step instanceof Step.ForEach each && each.asked().filter(by -> in(by.who())).isPresent()) {
      return true;
    }
    return step instanceof Step.OverGroup over && in(over.group())
        || step instanceof Step.Perform run && in(run.as());
  }

  private boolean in(Step.Branch branch) {
    if (branch.when().map(TargetReads::in).orElse(false)) {
      return true;
    }
    if (branch.options() instanceof Step.Options.Each each) {
      return in(each.group());
    }
    return branch.options() instanceof Step.Options.Menu menu && in(menu.about())
        || in(branch.body());
  }

  private static boolean in(Condition condition) {
    if (condition instanceof Condition.Is is) {
      return in(is.who());
    }
    if (condition instanceof Condition.Same same) {
      return in(same.who()) || in(same.as());
    }
    if (condition instanceof Condition.Has has) {
      return in(has.who());
    }
    return condition instanceof Condition.Comparison comparison
        ? in(comparison.left()) || in(comparison.right())
        : condition.parts().stream().anyMatch(TargetReads::in);
  }

  private static boolean in(Argument argument) {
    if (argument instanceof Selector.Role role) {
      return role.equals(Selector.Role.TARGET);
    }
    if (argument instanceof Selector.Group group) {
      return in(group.of());
    }
    if (argument instanceof Value.StatOf stat) {
      return in(stat.who());
    }
    if (argument instanceof Value.OfGroup some) {
      return in(some.group());
    }
    return argument instanceof Value value && value.parts().stream().anyMatch(TargetReads::in);
  }
}
