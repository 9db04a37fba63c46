package dev.runesheet.testing.coverage.watch;

import dev.runesheet.engine.rules.RecordedConstraint;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.drools.base.RuleBase;
import org.drools.base.RuleBuildContext;
import org.drools.base.base.ObjectType;
import org.drools.base.base.ValueResolver;
import org.drools.base.reteoo.BaseTuple;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.MutableTypeConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.constraint.Constraint;
import org.drools.util.bitmask.BitMask;
import org.kie.api.runtime.rule.FactHandle;

/**
 * A constraint that counts its outcomes and otherwise behaves as the original. It never says that
 * it can be looked up in an index: a constraint that Drools answers by an index would show no
 * outcome. It equals those that count for the same conditions, which Drools compares once for all.
 *
 * @param <C> what the constraint keeps while it is compared with many facts
 */
@SuppressWarnings("unchecked") // Drools gives cloneIfInUse two signatures.
final class WatchedConstraint<C> extends MutableTypeConstraint<C> implements RecordedConstraint {

  private final MutableTypeConstraint<C> real;
  private final List<WatchedCondition> conditions;

  /**
   * Watches a constraint.
   *
   * @param conditions those that it counts for, of all rules that begin alike; more may come
   */
  WatchedConstraint(MutableTypeConstraint<C> real, List<WatchedCondition> conditions) {
    this.real = real;
    this.conditions = conditions;
    setType(real.getType());
  }

  private boolean seen(boolean holds) {
    for (WatchedCondition condition : conditions) {
      condition.seen(holds);
    }
    return holds;
  }

  @Override
  public Constraint original() {
    return real;
  }

  @Override
  public boolean isAllowed(FactHandle handle, ValueResolver resolver) {
    return seen(real.isAllowed(handle, resolver));
  }

  @Override
  public boolean isAllowedCachedLeft(C context, FactHandle handle) {
    return seen(real.isAllowedCachedLeft(context, handle));
  }

  @Override
  public boolean isAllowedCachedRight(BaseTuple tuple, C context) {
    return seen(real.isAllowedCachedRight(tuple, context));
  }

  @Override
  public C createContext() {
    return real.createContext();
  }

  @Override
  public void setType(ConstraintType type) {
    super.setType(type);
    if (real != null) {
      real.setType(type);
    }
  }

  @Override
  public Declaration[] getRequiredDeclarations() {
    return real.getRequiredDeclarations();
  }

  @Override
  public void replaceDeclaration(Declaration before, Declaration after) {
    real.replaceDeclaration(before, after);
  }

  @Override
  public boolean isTemporal() {
    return real.isTemporal();
  }

  @Override
  public BitMask getListenedPropertyMask(
      Optional<Pattern> pattern, ObjectType type, List<String> properties) {
    return real.getListenedPropertyMask(pattern, type, properties);
  }

  @Override
  public void registerEvaluationContext(RuleBuildContext context) {
    real.registerEvaluationContext(context);
  }

  @Override
  public Collection<String> getPackageNames() {
    return real.getPackageNames();
  }

  @Override
  public void addPackageNames(Collection<String> names) {
    real.addPackageNames(names);
  }

  /** Constraints are cloned when a rule is cut at its {@code or}: all copies count together. */
  @Override
  public MutableTypeConstraint<C> clone() {
    MutableTypeConstraint<C> copy = (MutableTypeConstraint<C>) real.clone();
    return new WatchedConstraint<>(copy, conditions);
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

  @Override
  public String toString() {
    return real.toString();
  }
}
