package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;

/** The places of the parts of an effect, for sources with more of them than the model has. */
public interface PartPlaces {

  /** The places that the model itself knows. */
  PartPlaces MODEL = new PartPlaces() {};

  /** The place of the trigger. */
  default SourceLocation trigger(Effect effect) {
    return effect.source();
  }

  /** The place of the owner. */
  default SourceLocation owner(Effect effect) {
    return effect.source();
  }

  /** The place of a continuous effect's amount. */
  default SourceLocation amount(Effect effect) {
    return effect.source();
  }

  /**
   * The place of a part of a continuous change of a number.
   *
   * @param part the part as game files name it, such as {@code changes} or {@code of}
   */
  default SourceLocation change(Effect effect, String part) {
    return effect.source();
  }

  /** The place where an effect's first action belongs. */
  default SourceLocation actions(Effect effect) {
    return effect.source();
  }

  /** The place of one of the conditions of a branch. */
  default SourceLocation condition(Effect effect, Step.If branch, Condition part) {
    return branch.source().equals(SourceLocation.NONE) ? effect.source() : branch.source();
  }

  /** The place of the number that a condition of a branch, or a part of it, compares. */
  default SourceLocation compared(Effect effect, Step.If branch, Condition part) {
    return condition(effect, branch, part);
  }

  /** The place of the condition of a continuous effect. */
  default SourceLocation condition(Effect effect) {
    return effect.source();
  }

  /** The place of the conditions of the group that a line is about. */
  default SourceLocation group(Effect effect, Step step) {
    return step(effect, step);
  }

  /** The place of the condition under which a way of a choice is offered. */
  default SourceLocation way(Effect effect, Step.Choose choose, Step.Branch way) {
    return step(effect, choose);
  }

  /** The place that says how often lines are repeated. */
  default SourceLocation times(Effect effect, Step.Repeat repeat) {
    return step(effect, repeat);
  }

  /** The place of a line's argument. */
  default SourceLocation argument(Effect effect, Step.Do act, String parameter) {
    return step(effect, act);
  }

  /** The place where a line that runs a program gives it a number that its event brings. */
  default SourceLocation given(Effect effect, Step.Perform run, String number) {
    return step(effect, run);
  }

  /** True if what stands at a place of an effect is also that of effects of other owners. */
  default boolean isShared(SourceLocation place) {
    return false;
  }

  /** True if lines elsewhere give an effect numbers, so that a plain one is another for others. */
  default boolean isGiven(Effect effect) {
    return false;
  }

  /** The place of a line. */
  default SourceLocation step(Effect effect, Step step) {
    return step.source().equals(SourceLocation.NONE) ? effect.source() : step.source();
  }
}
