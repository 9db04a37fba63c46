package dev.runesheet.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The lines of programs that others run, as they stand among the lines of those. */
final class Called {

  private Called() {}

  /**
   * The steps with the lines of the programs that the holder runs in their places.
   *
   * @param followed whether more follows the steps, which the ends of such a program do not end
   */
  static List<Step> inlined(List<Step> steps, Phrasing phrasing, boolean followed) {
    if (phrasing.programs().isEmpty()) {
      return steps;
    }
    List<Step> all = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      all.addAll(lines(steps.get(i), phrasing, followed || i + 1 < steps.size()));
    }
    return all;
  }

  private static List<Step> lines(Step step, Phrasing phrasing, boolean followed) {
    if (!(step instanceof Step.Perform run)
        || !run.as().equals(Selector.Role.SELF)
        || !phrasing.programs().containsKey(run.effect())) {
      return List.of(step);
    }
    List<Step> lines = phrasing.programs().get(run.effect());
    return withoutEnds(lines)
        .or(() -> followed ? Optional.empty() : Optional.of(lines))
        .map(own -> inlined(own, phrasing, followed))
        .orElse(List.of(step));
  }

  /**
   * The steps without their ends: what an end leaves out is told as the other way of its condition.
   * Empty if an end leaves a loop or a choice, which that cannot say.
   */
  private static Optional<List<Step>> withoutEnds(List<Step> steps) {
    List<Step> all = new ArrayList<>();
    for (int i = 0; i < steps.size() && !(steps.get(i) instanceof Step.Stop); i++) {
      Step step = steps.get(i);
      if (!ends(step)) {
        all.add(step);
      } else if (step instanceof Step.If branch) {
        List<Step> rest = steps.subList(i + 1, steps.size());
        Optional<List<Step>> then = withoutEnds(both(branch.then(), rest));
        Optional<List<Step>> otherwise = withoutEnds(both(branch.otherwise(), rest));
        if (then.isEmpty() || otherwise.isEmpty()) {
          return Optional.empty();
        }
        all.addAll(branch(branch, then.get(), otherwise.get()));
        return Optional.of(all);
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(all);
  }

  /** True if a step can end what comes behind it; in the actions of each of several, none can. */
  private static boolean ends(Step step) {
    return step instanceof Step.Stop
        || !(step instanceof Step.InTurn || step instanceof Step.AllAtOnce)
            && step.bodies().values().stream().flatMap(List::stream).anyMatch(Called::ends);
  }

  private static List<Step> branch(Step.If branch, List<Step> then, List<Step> otherwise) {
    if (then.isEmpty() && otherwise.isEmpty()) {
      return List.of();
    }
    return List.of(
        then.isEmpty()
            ? new Step.If(
                new Condition.Not(branch.condition()), otherwise, List.of(), branch.source())
            : new Step.If(branch.condition(), then, otherwise, branch.source()));
  }

  private static List<Step> both(List<Step> some, List<Step> others) {
    return Stream.concat(some.stream(), others.stream()).toList();
  }
}
