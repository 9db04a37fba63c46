package dev.runesheet.testing.coverage.watch;

import dev.runesheet.engine.constraint.DelegatingConstraint;
import java.util.List;
import org.drools.base.RuleBase;
import org.drools.base.base.ValueResolver;
import org.drools.base.reteoo.BaseTuple;
import org.drools.base.rule.MutableTypeConstraint;
import org.kie.api.runtime.rule.FactHandle;

/**
 * A constraint that counts its outcomes and otherwise behaves as the original: one that Drools
 * answers by an index would show no outcome. It equals those that count for the same conditions,
 * which Drools compares once for all.
 *
 * @param <C> what the constraint keeps while it is compared with many facts
 */
@SuppressWarnings("unchecked") // Drools gives cloneIfInUse two signatures.
final class WatchedConstraint<C> extends DelegatingConstraint<C> {

  private final List<WatchedCondition> conditions;

  /**
   * Watches a constraint.
   *
   * @param conditions those that it counts for, of all rules that begin alike; more may come
   */
  WatchedConstraint(MutableTypeConstraint<C> real, List<WatchedCondition> conditions) {
    super(real);
    this.conditions = conditions;
  }

  private boolean seen(boolean holds) {
    for (WatchedCondition condition : conditions) {
      condition.seen(holds);
    }
    return holds;
  }

  @Override
  public boolean isAllowed(FactHandle handle, ValueResolver resolver) {
    return seen(super.isAllowed(handle, resolver));
  }

  @Override
  public boolean isAllowedCachedLeft(C context, FactHandle handle) {
    return seen(super.isAllowedCachedLeft(context, handle));
  }

  @Override
  public boolean isAllowedCachedRight(BaseTuple tuple, C context) {
    return seen(super.isAllowedCachedRight(tuple, context));
  }

  /** Constraints are cloned when a rule is cut at its {@code or}: all copies count together. */
  @Override
  public MutableTypeConstraint<C> clone() {
    return new WatchedConstraint<>((MutableTypeConstraint<C>) original().clone(), conditions);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WatchedConstraint<?> watched && watched.conditions == conditions;
  }

  @Override
  public boolean equals(Object other, RuleBase base) {
    return equals(other);
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(conditions);
  }
}
