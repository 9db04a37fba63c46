package dev.runesheet.analysis;

/**
 * Something that decides whether a line of a program is reached.
 *
 * @param what a condition, an atom of one, or the step that the line stands in
 * @param kind how it lets the line be reached
 */
record Guard(Object what, Kind kind) {

  /** How a line is reached. */
  enum Kind {
    /** The condition holds. */
    HOLDS,
    /** The condition does not hold. */
    FAILS,
    /** A branch before it did not end the program, or a loop or choice came to it. */
    PASSED
  }

  /** The condition on one stat that holds whenever the line is reached, or null. */
  StatCondition atom() {
    return kind == Kind.HOLDS && what instanceof StatCondition one && one.stat() != null
        ? one
        : null;
  }
}
