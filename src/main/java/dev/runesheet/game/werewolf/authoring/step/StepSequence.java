package dev.runesheet.game.werewolf.authoring.step;

import dev.runesheet.game.werewolf.phase.PhaseStep;
import dev.runesheet.game.werewolf.word.Daytime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The steps of a night, or of a day, in the order in which they are played.
 *
 * @param by which of both it is
 */
record StepSequence(Daytime by, List<PhaseStep> steps) {

  StepSequence {
    steps = List.copyOf(steps);
  }

  int size() {
    return steps.size();
  }

  /** The steps that such a phase cannot do without, and has not. */
  List<PhaseStep> missing() {
    return some(step -> step.isNeeded(by) && !steps.contains(step));
  }

  /** The steps that come too late for the one at a place, which needs them, or not at all. */
  List<PhaseStep> late(int place) {
    List<PhaseStep> before = steps.subList(0, place);
    return steps.get(place).needs().stream().filter(one -> !before.contains(one)).toList();
  }

  /** The steps for which one that such a phase can do without is there, and which it has not. */
  List<PhaseStep> idle(int place) {
    PhaseStep step = steps.get(place);
    return step.isNeeded(by)
        ? List.of()
        : some(one -> one.needs().contains(step) && !one.isNeeded(by) && !steps.contains(one));
  }

  /** The places whose step does nothing, since another place has it, too. */
  List<Integer> again() {
    return places(this::isAgain);
  }

  /** The other places of the step at a place; of one that a phase repeats those beside it. */
  List<Integer> others(int place) {
    return places(other -> isSame(place, other));
  }

  /** The places at which one of the missing steps may be meant instead of what stands there. */
  List<Integer> instead(List<PhaseStep> missing) {
    return places(
        place ->
            (isAgain(place) || isStray(place))
                && missing.stream().anyMatch(one -> with(one, place).isInOrder(missing)));
  }

  private List<Integer> places(Predicate<Integer> which) {
    return IntStream.range(0, size()).boxed().filter(which).toList();
  }

  private boolean isAgain(int place) {
    return IntStream.range(0, size()).anyMatch(other -> isSame(place, other));
  }

  private boolean isSame(int place, int other) {
    boolean apart = Math.abs(place - other) > 1;
    PhaseStep step = steps.get(place);
    return other != place && steps.get(other) == step && !(apart && step.isRepeated());
  }

  /** True for what a phase can do without, and which is of no use where it stands. */
  private boolean isStray(int place) {
    return !steps.get(place).isNeeded(by) && !(late(place).isEmpty() && idle(place).isEmpty());
  }

  private StepSequence with(PhaseStep step, int place) {
    List<PhaseStep> others = new ArrayList<>(steps);
    others.set(place, step);
    return new StepSequence(by, others);
  }

  /** True if each step finds before it what it needs, but for what is missing anyway. */
  private boolean isInOrder(List<PhaseStep> missing) {
    return places(place -> !missing.containsAll(late(place))).isEmpty();
  }

  private static List<PhaseStep> some(Predicate<PhaseStep> which) {
    return Arrays.stream(PhaseStep.values()).filter(which).toList();
  }
}
