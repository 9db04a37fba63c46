package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.NamedConsequences;
import dev.runesheet.engine.direct.SavedParts;
import dev.runesheet.engine.rules.index.RuleConditions;
import java.util.Objects;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.EvalCondition;
import org.drools.base.rule.From;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.drools.mvel.MVELConstraint;
import org.drools.mvel.expr.MVELCompilationUnit;
import org.drools.mvel.expr.MVELCompileable;

/** The finder of the parts of a rule that may be code of MVEL. */
public final class MvelCode {

  private MvelCode() {}

  /** True if a part of a rule is a text of MVEL. */
  public static boolean says(RuleImpl rule, String text) {
    Stream<String> code =
        of(rule)
            .filter(MVELCompileable.class::isInstance)
            .flatMap(part -> SavedParts.code(part).stream())
            .map(MVELCompilationUnit::getExpression);
    return Stream.concat(code, conditions(rule)).anyMatch(one -> one.strip().equals(text.strip()));
  }

  private static Stream<String> conditions(RuleImpl rule) {
    return RuleConditions.patterns(rule.getLhs())
        .flatMap(pattern -> pattern.getConstraints().stream())
        .filter(MVELConstraint.class::isInstance)
        .map(condition -> ((MVELConstraint) condition).getExpression());
  }

  static Stream<Object> of(RuleImpl rule) {
    return Stream.of(
            Stream.of(rule.getSalience(), rule.getEnabled(), rule.getConsequence()),
            new NamedConsequences(rule, rule.getLhs()).all(),
            RuleConditions.patterns(rule.getLhs())
                .map(Pattern::getSource)
                .filter(From.class::isInstance)
                .map(from -> ((From) from).getDataProvider()),
            evals(rule.getLhs()))
        .flatMap(part -> part)
        .filter(Objects::nonNull)
        .map(Object.class::cast);
  }

  private static Stream<Object> evals(RuleConditionElement element) {
    return element instanceof EvalCondition eval
        ? Stream.of(eval.getEvalExpression())
        : element.getNestedElements().stream().flatMap(MvelCode::evals);
  }
}
