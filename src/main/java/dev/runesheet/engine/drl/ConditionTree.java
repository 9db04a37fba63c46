package dev.runesheet.engine.drl;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AccumulateDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.CollectDescr;
import org.drools.drl.ast.descr.ConditionalBranchDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.EvalDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.FromDescr;
import org.drools.drl.ast.descr.GroupByDescr;
import org.drools.drl.ast.descr.PatternDescr;

/** The parts of conditions as Drools' parser reads them. */
public final class ConditionTree {

  private ConditionTree() {}

  /** A part with all parts in it, also those in sources of patterns. */
  public static Stream<BaseDescr> all(BaseDescr part) {
    return part == null
        ? Stream.empty()
        : Stream.concat(Stream.of(part), parts(part).flatMap(ConditionTree::all));
  }

  /** The single conditions in a part. */
  public static Stream<ExprConstraintDescr> conditions(BaseDescr part) {
    return all(part)
        .filter(ExprConstraintDescr.class::isInstance)
        .map(ExprConstraintDescr.class::cast);
  }

  /** The code of a part itself, without that of the parts in it. */
  public static Stream<String> code(BaseDescr part) {
    if (part instanceof AccumulateDescr made) {
      Stream<String> functions =
          made.getFunctions().stream().flatMap(one -> Arrays.stream(one.getParams()));
      return Stream.concat(
              functions,
              Stream.of(
                  made.getInitCode(),
                  made.getActionCode(),
                  made.getReverseCode(),
                  made.getResultCode(),
                  part instanceof GroupByDescr grouped ? grouped.getGroupingFunction() : null))
          .filter(Objects::nonNull);
    }
    return Stream.of(
            part instanceof ExprConstraintDescr condition ? condition.getExpression() : null,
            part instanceof EvalDescr eval ? eval.getContent() : null,
            part instanceof FromDescr from ? from.getDataSource() : null)
        .filter(Objects::nonNull)
        .map(Object::toString);
  }

  /** The line of a part, from 1; 0 if it is unknown. */
  public static int line(BaseDescr part) {
    return Math.max(0, part.getLine());
  }

  private static Stream<BaseDescr> parts(BaseDescr part) {
    if (part instanceof PatternDescr pattern) {
      return Stream.of((BaseDescr) pattern.getConstraint(), pattern.getSource());
    }
    if (part instanceof AccumulateDescr made) {
      return Stream.of(made.getInput());
    }
    if (part instanceof CollectDescr made) {
      return Stream.of(made.getInputPattern());
    }
    if (part instanceof ConditionalBranchDescr branch) {
      return Stream.of(branch.getCondition(), branch.getElseBranch());
    }
    return part instanceof ConditionalElementDescr group
        ? group.getDescrs().stream().map(BaseDescr.class::cast)
        : Stream.empty();
  }
}
