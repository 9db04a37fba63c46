package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import java.util.List;
import java.util.Optional;

/**
 * One change of a stat by a line of a program.
 *
 * @param act the line
 * @param who the role whose stat changes; null if the verb names none
 * @param stat the stat
 * @param delta the amount added; all numbers if unknown
 * @param settled the value assigned, so that repeating the line changes nothing; null if unknown
 * @param guards the conditions on reaching the line
 */
record StatChange(
    Step.Do act, Role who, String stat, Interval delta, Settled settled, List<Guard> guards) {

  /**
   * The numbers that a stat is brought into; doing it twice is doing it once.
   *
   * @param low the lower bound, or null
   * @param high the upper bound, or null; the same as the lower one if the stat is set
   */
  record Settled(Value low, Value high) {}

  StatChange {
    guards = List.copyOf(guards);
  }

  /** The same change of a line that is reached only under further conditions. */
  StatChange within(List<Guard> around) {
    return new StatChange(act, who, stat, delta, settled, Program.join(around, guards));
  }

  /** The change that a line makes; empty if it changes no stat, or one that is not known. */
  static Optional<StatChange> of(Step.Do act, KnownNumbers facts, List<Guard> guards) {
    String stat = act.stat().orElse(null);
    if (stat == null || !act.verb().changes().contains(Verb.Change.STAT)) {
      return Optional.empty();
    }
    Interval delta = Interval.ALL;
    Settled settled = null;
    StatWrite how = act.verb().writes().orElse(null);
    if (how != null && act.arguments().get(how.amount()) instanceof Value amount) {
      switch (how.how()) {
        case ADD -> delta = facts.of(amount);
        case SUBTRACT -> delta = facts.of(amount).negated();
        case SET -> settled = settled(who(act), stat, amount);
        case CLAMP -> settled = clamp(amount, act.arguments().get(how.upper()));
        default -> throw new IllegalStateException("unknown: " + how);
      }
    }
    return Optional.of(new StatChange(act, who(act), stat, delta, settled, guards));
  }

  private static Role who(Step.Do act) {
    for (Parameter parameter : act.verb().parameters()) {
      if (act.arguments().get(parameter.name()) instanceof Role role) {
        return role;
      }
    }
    return null;
  }

  private static Settled clamp(Value low, Argument high) {
    boolean fixed = low instanceof Value.Constant && high instanceof Value.Constant;
    return fixed ? new Settled(low, (Value) high) : null;
  }

  /** A constant, or the smaller or larger of the stat itself and something else. */
  private static Settled settled(Role who, String stat, Value value) {
    if (value instanceof Value.Constant) {
      return new Settled(value, value);
    }
    if (who != null && value instanceof Value.Arithmetic choice) {
      Value own = new Value.StatOf(who, stat);
      Value other = choice.left().equals(own) ? choice.right() : choice.left();
      boolean itself = choice.left().equals(own) || choice.right().equals(own);
      if (itself && !other.draws() && choice.operator() == Value.Operator.MINIMUM) {
        return new Settled(null, other);
      }
      if (itself && !other.draws() && choice.operator() == Value.Operator.MAXIMUM) {
        return new Settled(other, null);
      }
    }
    return null;
  }

  /** The numbers that it sets the stat to; any if it does not set it. */
  Interval assigned(KnownNumbers facts) {
    StatWrite how = act.verb().writes().orElse(null);
    return how != null
            && how.how() == Writes.How.SET
            && act.arguments().get(how.amount()) instanceof Value amount
        ? facts.of(amount)
        : Interval.ALL;
  }

  /** The amounts of the events that it can be: it may come to less, but never to nothing. */
  Interval told() {
    return new Interval(
        Math.min(delta.low(), 0),
        delta.low() >= 0 || delta.lowOpen(),
        Math.max(delta.high(), 0),
        delta.high() <= 0 || delta.highOpen());
  }

  /** True if a verb can change a stat that is not known. */
  static boolean unknown(Step.Do act) {
    return act.verb().changes().contains(Verb.Change.STAT) && act.stat().isEmpty();
  }
}
