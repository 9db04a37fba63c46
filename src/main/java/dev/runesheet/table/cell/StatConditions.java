package dev.runesheet.table.cell;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;

/** Tests of a stat as conditions of the model, and back. */
public final class StatConditions {

  private StatConditions() {}

  public static Condition condition(Value stat, CellCondition.Numbers test) {
    List<Condition> parts = test.ranges().stream().map(range -> within(stat, range)).toList();
    Condition any = parts.size() == 1 ? parts.get(0) : new Condition.Any(parts);
    return test.none() ? new Condition.Not(any) : any;
  }

  private static Condition within(Value stat, Interval range) {
    List<Condition> bounds = new ArrayList<>();
    for (ConditionSubject.Bound bound : ConditionSubject.Bound.of(range)) {
      Value number = new Value.Constant(bound.number());
      Condition one = new Condition.Comparison(bound.relation(), stat, number);
      bounds.add(bound.holds() ? one : new Condition.Not(one));
    }
    return Condition.together(bounds);
  }

  /**
   * The test that a condition is.
   *
   * @return the test, or null if no cell can say it
   */
  public static CellCondition.Numbers test(Condition condition) {
    Value.StatOf stat = condition.stat();
    if (stat == null) {
      return null;
    }
    // A condition that begins with "not" may be the end of a range, or exclude some numbers.
    Interval whole = range(condition);
    boolean none = whole == null && condition instanceof Condition.Not;
    Condition inner = none ? ((Condition.Not) condition).of() : condition;
    List<Condition> parts = inner instanceof Condition.Any any ? any.of() : List.of(inner);
    List<Interval> ranges = new ArrayList<>();
    for (Condition part : parts) {
      Interval range = range(part);
      if (range == null) {
        return null;
      }
      ranges.add(range);
    }
    CellCondition.Numbers test = new CellCondition.Numbers(none, ranges);
    return condition(stat, test).equals(condition) ? test : null;
  }

  private static Interval range(Condition part) {
    if (part instanceof Condition.All all) {
      Interval range = Interval.ALL;
      for (Condition bound : all.of()) {
        Interval one = bound(bound);
        range = one == null || range == null ? null : range.and(one);
      }
      // A cell writes ranges with both ends only.
      return range == null || range.lowOpen() || range.highOpen() ? null : range;
    }
    return bound(part);
  }

  private static Interval bound(Condition bound) {
    boolean holds = !(bound instanceof Condition.Not);
    Condition inner = bound instanceof Condition.Not not ? not.of() : bound;
    return inner instanceof Condition.Comparison comparison
            && (holds || comparison.relation() != Relation.EQUAL)
            && comparison.right() instanceof Value.Constant constant
            && Double.isFinite(constant.number())
        ? Interval.of(comparison.relation(), constant.number(), holds)
        : null;
  }
}
