package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Step;
import dev.runesheet.spi.verb.Verb;
import java.util.ArrayList;
import java.util.List;

/**
 * A walk over all paths of a program, with the facts known on each.
 *
 * @param known the facts known at any time, whoever is self by then and whose all are
 */
record ProgramWalk(KnownNumbers known, Visitor visitor) {

  /** A visitor of the lines on a path. */
  interface Visitor {
    /** A verb is called. */
    default void act(Step.Do act, KnownNumbers facts, List<Guard> guards) {}

    /** A branch is reached. */
    default void branch(Step.If branch, KnownNumbers facts) {}

    /** A line with programs inside that is no branch is reached. */
    default void around(Step step, KnownNumbers facts) {}

    /** Another effect's program runs. */
    default void perform(Step.Perform perform, List<Guard> guards) {}
  }

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
      return what instanceof Step step && step.turnsSelf();
    }

    /** The condition on one value that holds whenever the line is reached, or null. */
    NumberCondition atom() {
      return kind == Kind.HOLDS && what instanceof NumberCondition one && one.value() != null
          ? one
          : null;
    }
  }

  /**
   * Walks over a program.
   *
   * @param known the facts known where it begins; those about single values are known at any time
   */
  static void of(List<Step> steps, KnownNumbers known, Visitor visitor) {
    new ProgramWalk(known.ofValues(), visitor).steps(steps, known, List.of());
  }

  /**
   * Walks over lines; returns the facts known after them, or null if they always end the program.
   */
  private KnownNumbers steps(List<Step> steps, KnownNumbers before, List<Guard> reached) {
    KnownNumbers facts = before;
    List<Guard> guards = new ArrayList<>(reached);
    for (Step step : steps) {
      facts = step(step, facts, guards);
      if (facts == null) {
        return null;
      }
    }
    return facts;
  }

  /** Walks over a line; adds to the guards those of the next line. */
  private KnownNumbers step(Step step, KnownNumbers facts, List<Guard> guards) {
    if (step instanceof Step.Do act) {
      visitor.act(act, facts, List.copyOf(guards));
      return act.verb().ends() ? null : after(act, facts);
    }
    if (step instanceof Step.If branch) {
      return branch(branch, facts, guards);
    }
    if (step instanceof Step.Stop) {
      return null;
    }
    if (step instanceof Step.Perform perform) {
      visitor.perform(perform, List.copyOf(guards));
    } else {
      visitor.around(step, facts);
    }
    List<Guard> inside = new ArrayList<>(guards);
    inside.add(new Guard(step, Guard.Kind.PASSED));
    // Other programs, players or entities come before each of these bodies.
    step.bodies().values().forEach(body -> steps(body, known, inside));
    guards.add(new Guard(step, Guard.Kind.PASSED));
    return known;
  }

  /**
   * The facts known after a line: none are kept, since the effects it starts may run before the
   * next line.
   */
  private KnownNumbers after(Step.Do act, KnownNumbers facts) {
    boolean changes = act.verb().changes().stream().anyMatch(one -> one != Verb.Change.FLOW);
    return changes ? known : facts.ofValues();
  }

  private KnownNumbers branch(Step.If branch, KnownNumbers facts, List<Guard> guards) {
    visitor.branch(branch, facts);
    Condition condition = branch.condition();
    List<Guard> inThen = new ArrayList<>(guards);
    for (NumberCondition atom : NumberCondition.of(condition)) {
      inThen.add(new Guard(atom, Guard.Kind.HOLDS));
    }
    inThen.add(new Guard(condition, Guard.Kind.HOLDS));
    List<Guard> inElse = new ArrayList<>(guards);
    inElse.add(new Guard(condition, Guard.Kind.FAILS));
    Claim claim = Claim.of(condition, true);
    // What plain numbers leave out is told of them, and not of each line that they leave out.
    boolean plain = NumberCondition.comparesPlain(condition);
    KnownNumbers holding = plain ? facts : facts.with(claim);
    KnownNumbers failing = plain ? facts : facts.with(claim.opposite());
    KnownNumbers then = steps(branch.then(), holding, inThen);
    KnownNumbers otherwise = steps(branch.otherwise(), failing, inElse);
    if (then == null) {
      guards.add(new Guard(condition, Guard.Kind.FAILS));
      return otherwise;
    }
    guards.add(new Guard(condition, otherwise == null ? Guard.Kind.HOLDS : Guard.Kind.PASSED));
    return otherwise == null || then.equals(otherwise) ? then : known;
  }
}
