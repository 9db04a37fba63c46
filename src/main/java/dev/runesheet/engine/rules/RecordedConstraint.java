package dev.runesheet.engine.rules;

import org.drools.base.rule.constraint.Constraint;

/** A constraint that a recorder has put in the place of another, which it holds exactly like. */
public interface RecordedConstraint {

  /** The constraint in whose place it is. */
  Constraint original();

  /** The constraint as it was compiled, whether or not it is recorded. */
  static Constraint original(Constraint constraint) {
    return constraint instanceof RecordedConstraint recorded ? recorded.original() : constraint;
  }
}
