package dev.runesheet.engine.rules.index;

import java.util.function.Predicate;
import java.util.stream.Stream;
import org.drools.base.base.ClassObjectType;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Accumulate;
import org.drools.base.rule.Collect;
import org.drools.base.rule.From;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.GroupElementFactory;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.constraint.Constraint;
import org.drools.base.util.index.ConstraintTypeOperator;
import org.kie.api.KieBase;

/** The conditions of rules as Drools matches them, and the patterns anywhere in them. */
public final class RuleConditions {

  private RuleConditions() {}

  /** All conditions of a rule, those of the rules that it extends first. */
  public static GroupElement of(RuleImpl rule) {
    if (rule.getParent() == null) {
      return rule.getLhs();
    }
    GroupElement all = GroupElementFactory.newAndInstance();
    of(rule.getParent()).getChildren().forEach(all::addChild);
    rule.getLhs().getChildren().forEach(all::addChild);
    return all;
  }

  /** The patterns of conditions, also those in groups and in sources of other patterns. */
  public static Stream<Pattern> patterns(RuleConditionElement conditions) {
    Stream<Pattern> nested =
        conditions.getNestedElements().stream().flatMap(RuleConditions::patterns);
    return conditions instanceof Pattern pattern
        ? Stream.concat(Stream.of(pattern), nested)
        : nested;
  }

  /** The patterns of all rules of a base that match facts of a class. */
  public static Stream<Pattern> patterns(KieBase base, Class<?> fact) {
    return rules(base)
        .flatMap(rule -> patterns(of(rule)))
        .filter(pattern -> matches(pattern, fact));
  }

  /** All rules of a base. */
  public static Stream<RuleImpl> rules(KieBase base) {
    return base.getKiePackages().stream()
        .flatMap(pack -> pack.getRules().stream())
        .map(RuleImpl.class::cast);
  }

  /** True if a rule needs a fact to match: not all that it asks for is missing, made or code. */
  public static boolean needsFact(RuleImpl rule) {
    return need(of(rule), pattern -> pattern.getSource() == null);
  }

  /** True if conditions only hold while a fact is there that one of some patterns matches. */
  public static boolean need(RuleConditionElement condition, Predicate<Pattern> some) {
    if (condition instanceof GroupElement group) {
      Stream<RuleConditionElement> parts = group.getChildren().stream();
      return !group.isNot()
          && (group.isOr()
              ? parts.allMatch(part -> need(part, some))
              : parts.anyMatch(part -> need(part, some)));
    }
    return condition instanceof Pattern pattern && some.test(pattern);
  }

  /** True if a pattern matches facts of a class, and not what is made of facts. */
  public static boolean matches(Pattern pattern, Class<?> fact) {
    return !isMade(pattern)
        && (!(pattern.getObjectType() instanceof ClassObjectType type)
            || type.getClassType().isAssignableFrom(fact));
  }

  /** True if a pattern matches what is counted, collected or read elsewhere, and no fact. */
  public static boolean isMade(Pattern pattern) {
    return pattern.getSource() instanceof Accumulate
        || pattern.getSource() instanceof Collect
        || pattern.getSource() instanceof From;
  }

  /** True if a condition is that a property is a text, as generated rules and tables write it. */
  public static boolean isLiteral(Constraint constraint, String property) {
    return constraint instanceof IndexableConstraint indexable
        && indexable.getField() != null
        && indexable.getField().getValue() instanceof String
        && indexable.getConstraintType() == ConstraintTypeOperator.EQUAL
        && property(constraint).equals(property);
  }

  /** The property that a condition compares, if it stands first, as it does before a literal. */
  public static String property(Constraint constraint) {
    String text = constraint.toString();
    int end = text.indexOf(' ');
    return end < 0 ? text : text.substring(0, end);
  }
}
