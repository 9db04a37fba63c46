package dev.runesheet.engine.constraint;

import java.util.Collection;
import java.util.List;
import org.drools.base.definitions.rule.impl.QueryImpl;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.MutableTypeConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.constraint.Constraint;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/**
 * The order of what queries find for a parameter that the caller leaves open. Drools walks through
 * the index of such a parameter, whose order is that of the hash codes of objects: another in each
 * match. Without an index it is the order in which facts came.
 */
public final class QueryOrder {

  private QueryOrder() {}

  /** Keeps parameters of queries out of indexes, before a network is made of packages. */
  public static void keep(Collection<? extends KiePackage> packages) {
    for (KiePackage pack : packages) {
      for (Rule rule : pack.getRules()) {
        if (rule instanceof QueryImpl query) {
          keep(query.getLhs());
        }
      }
    }
  }

  /** True if a package has a query. */
  public static boolean matters(Collection<? extends KiePackage> packages) {
    return packages.stream()
        .flatMap(pack -> pack.getRules().stream())
        .anyMatch(QueryImpl.class::isInstance);
  }

  private static void keep(RuleConditionElement element) {
    if (element instanceof Pattern pattern) {
      scan(pattern.getConstraints());
    }
    element.getNestedElements().forEach(QueryOrder::keep);
  }

  private static void scan(List<Constraint> constraints) {
    constraints.replaceAll(
        one ->
            one instanceof IndexableConstraint parameter
                    && parameter.isUnification()
                    && one instanceof MutableTypeConstraint<?> real
                ? new ScannedConstraint<>(real)
                : one);
  }
}
