package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;

/** Where the parts of an effect are written, for sources that know more than the model does. */
public interface Places {

  /** The places that the model itself knows. */
  Places MODEL = new Places() {};

  /** Where it says what starts the effect. */
  default SourceLocation trigger(Effect effect) {
    return effect.source();
  }

  /** Where it says what the effect belongs to. */
  default SourceLocation owner(Effect effect) {
    return effect.source();
  }

  /** Where a continuous effect says by how much. */
  default SourceLocation amount(Effect effect) {
    return effect.source();
  }

  /** Where the first thing that the effect does is to be written. */
  default SourceLocation actions(Effect effect) {
    return effect.source();
  }

  /** Where one of the conditions of a branch is. */
  default SourceLocation condition(Effect effect, Step.If branch, Condition part) {
    return branch.source().equals(SourceLocation.NONE) ? effect.source() : branch.source();
  }

  /** Where a line says one of its arguments. */
  default SourceLocation argument(Effect effect, Step.Do act, String parameter) {
    return step(effect, act);
  }

  /** Where a line is. */
  default SourceLocation step(Effect effect, Step step) {
    return step.source().equals(SourceLocation.NONE) ? effect.source() : step.source();
  }
}
