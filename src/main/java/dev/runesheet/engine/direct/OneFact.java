package dev.runesheet.engine.direct;

import org.drools.core.common.DefaultFactHandle;
import org.drools.core.reteoo.LeftTuple;
import org.kie.api.runtime.rule.FactHandle;

/** The first fact of a join, as conditions on the second one read it; of no network. */
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
