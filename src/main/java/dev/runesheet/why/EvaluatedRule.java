package dev.runesheet.why;

import dev.runesheet.word.ProgramPart;
import java.util.List;

/**
 * A rule of a block, as evaluated just before it could fire.
 *
 * @param rule its name
 * @param writtenAt the place of its source; empty if unknown
 * @param guards its conditions besides the name of the block
 * @param fired whether it fired
 */
public record EvaluatedRule(
    String rule, String writtenAt, List<EvaluatedGuard> guards, boolean fired) {

  /** Copies the list. */
  public EvaluatedRule {
    guards = List.copyOf(guards);
  }

  /** The conditions that kept it from firing. */
  public List<EvaluatedGuard> failing() {
    return guards.stream().filter(guard -> !guard.holds()).toList();
  }

  /** True if it begins a loop's next turn, which it can't when there is nothing to go through. */
  boolean isLoopEntry() {
    return ProgramPart.EACH_MORE.ends(rule);
  }

  /** True if it leaves a loop. */
  boolean isLoopExit() {
    return ProgramPart.EACH_DONE.ends(rule);
  }

  EvaluatedRule asFired() {
    return new EvaluatedRule(rule, writtenAt, guards, true);
  }
}
