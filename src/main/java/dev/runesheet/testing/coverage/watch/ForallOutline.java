package dev.runesheet.testing.coverage.watch;

import dev.runesheet.testing.coverage.watch.DrlOutline.ConditionOutline;
import dev.runesheet.testing.coverage.watch.DrlOutline.Sense;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ForallDescr;

/**
 * The patterns of a {@code forall} as the rule engine builds them. It looks for a fact that breaks
 * the rule: {@code forall(F(a))} becomes {@code not F(!a)}, and {@code forall($f : F(a) F(this ==
 * $f, b))} becomes {@code exists F(a)} and {@code not F(a, !b)}. Any other stays as it is.
 */
final class ForallOutline {

  private ForallOutline() {}

  /** The patterns of a {@code forall}, whose parts are read by a function. */
  static List<List<ConditionOutline>> of(
      ForallDescr forall, Function<BaseDescr, List<List<ConditionOutline>>> read) {
    List<List<ConditionOutline>> patterns = new ArrayList<>();
    if (forall.isSinglePattern()) {
      List<List<ConditionOutline>> only = read.apply(forall.getDescrs().get(0));
      patterns.add(List.of(opposite(only.get(0))));
      patterns.addAll(only.subList(1, only.size()));
      return patterns;
    }
    BaseDescr same = forall.getSelfJoinConstraint();
    if (same == null) {
      forall.getDescrs().forEach(one -> patterns.addAll(read.apply(one)));
      return patterns;
    }
    List<List<ConditionOutline>> first = read.apply(forall.getDescrs().get(0));
    List<ConditionOutline> demands = new ArrayList<>(read.apply(forall.getDescrs().get(1)).get(0));
    demands.removeIf(
        one -> one.line() == same.getLine() && one.column() == Math.max(0, same.getColumn()) + 1);
    // Both copies of the first pattern see the same facts: they are counted once.
    first.forEach(
        pattern -> patterns.add(pattern.stream().map(one -> in(one, Sense.OTHER)).toList()));
    List<ConditionOutline> counted = new ArrayList<>(first.get(0));
    counted.add(opposite(demands));
    patterns.add(counted);
    patterns.addAll(first.subList(1, first.size()));
    return patterns;
  }

  /**
   * The condition that stands for all of a pattern: of several, or of none, no outcome is known.
   */
  private static ConditionOutline opposite(List<ConditionOutline> conditions) {
    List<ConditionOutline> asked =
        conditions.stream().filter(one -> one.constraints() > 0).toList();
    return asked.size() == 1
        ? in(asked.get(0), Sense.OPPOSITE)
        : new ConditionOutline("", 0, 0, 1, Sense.OTHER);
  }

  private static ConditionOutline in(ConditionOutline one, Sense sense) {
    int constraints = sense == Sense.OPPOSITE ? 1 : one.constraints();
    return new ConditionOutline(one.text(), one.line(), one.column(), constraints, sense);
  }
}
