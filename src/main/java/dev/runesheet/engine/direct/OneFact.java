package dev.runesheet.engine.direct;

import org.drools.core.common.DefaultFactHandle;
import org.drools.core.reteoo.LeftTuple;
import org.kie.api.runtime.rule.FactHandle;

/** The tuple of a join's first fact, for conditions on the second one; it is in no network. */
final class OneFact extends LeftTuple {

  OneFact(DefaultFactHandle fact) {
    super(fact, null, false);
  }

  @Override
  public FactHandle[] toFactHandles() {
    return new FactHandle[] {getFactHandle()};
  }

  @Override
  public Object[] toObjects(boolean reverse) {
    return new Object[] {getFactHandle().getObject()};
  }
}
