package dev.runesheet.analysis;

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

  /** The condition on one stat that holds whenever the line is reached, or null. */
  NumberCondition atom() {
    return kind == Kind.HOLDS && what instanceof NumberCondition one && one.stat() != null
        ? one
        : null;
  }
}
