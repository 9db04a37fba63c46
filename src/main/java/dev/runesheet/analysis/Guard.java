package dev.runesheet.analysis;

import dev.runesheet.model.Step;

/**
 * A condition on reaching a line of a program.
 *
 * @param what a condition, an atom of one, or the step around the line
 * @param kind the relation between it and reaching the line
 */
record Guard(Object what, Kind kind) {

  /** The relation between a guard and reaching a line. */
  enum Kind {
    /** The condition holds. */
    HOLDS,
    /** The condition does not hold. */
    FAILS,
    /** A branch before it did not end the program, or a loop or choice came to it. */
    PASSED
  }

  /** True if it is a step in which each of a group is self. */
  boolean isForAll() {
    return what instanceof Step.AllAtOnce;
  }

  /** The condition on one value that holds whenever the line is reached, or null. */
  NumberCondition atom() {
    return kind == Kind.HOLDS && what instanceof NumberCondition one && one.value() != null
        ? one
        : null;
  }
}
