package dev.runesheet.engine.constraint;

import org.drools.base.RuleBase;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.MutableTypeConstraint;
import org.drools.base.rule.accessor.FieldValue;
import org.drools.base.rule.accessor.ReadAccessor;
import org.drools.base.rule.accessor.TupleValueExtractor;
import org.drools.base.util.IndexedValueReader;
import org.drools.base.util.index.ConstraintTypeOperator;
import org.kie.api.KieBaseConfiguration;

/**
 * A constraint for which facts are compared one after the other, in the order in which they came,
 * instead of being looked up in an index.
 *
 * @param <C> what the constraint keeps while it is compared with many facts
 */
@SuppressWarnings("unchecked") // Drools gives cloneIfInUse two signatures.
public final class ScannedConstraint<C> extends DelegatingConstraint<C>
    implements IndexableConstraint {

  /** A constraint that is about to be read. */
  public ScannedConstraint() {}

  /**
   * A constraint in the place of another.
   *
   * @param real also an {@link IndexableConstraint}
   */
  ScannedConstraint(MutableTypeConstraint<C> real) {
    super(real);
  }

  private IndexableConstraint indexable() {
    return (IndexableConstraint) original();
  }

  @Override
  public boolean isIndexable(int nodeType, KieBaseConfiguration configuration) {
    return false;
  }

  @Override
  public boolean isUnification() {
    return indexable().isUnification();
  }

  @Override
  public void unsetUnification() {
    indexable().unsetUnification();
  }

  /** Not that of the original, for which Drools would make an index all the same. */
  @Override
  public ConstraintTypeOperator getConstraintType() {
    return ConstraintTypeOperator.UNKNOWN;
  }

  @Override
  public FieldValue getField() {
    return indexable().getField();
  }

  @Override
  public IndexedValueReader getFieldIndex() {
    return indexable().getFieldIndex();
  }

  @Override
  public ReadAccessor getFieldExtractor() {
    return indexable().getFieldExtractor();
  }

  @Override
  public TupleValueExtractor getRightIndexExtractor() {
    return indexable().getRightIndexExtractor();
  }

  @Override
  public TupleValueExtractor getLeftIndexExtractor() {
    return indexable().getLeftIndexExtractor();
  }

  @Override
  public MutableTypeConstraint<C> clone() {
    return new ScannedConstraint<>((MutableTypeConstraint<C>) original().clone());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ScannedConstraint<?> scanned && original().equals(scanned.original());
  }

  @Override
  public boolean equals(Object other, RuleBase base) {
    return other instanceof ScannedConstraint<?> scanned
        && original().equals(scanned.original(), base);
  }

  @Override
  public int hashCode() {
    return original().hashCode();
  }
}
