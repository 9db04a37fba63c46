package dev.runesheet.engine.direct;

import org.drools.core.common.DefaultFactHandle;

/** The handles of a passing fact and of an effect in force that a rule joins, reusable. */
public final class PairHandles {

  final DefaultFactHandle fact = new DefaultFactHandle();
  final DefaultFactHandle effect = new DefaultFactHandle();
  final OneFact first = new OneFact(fact);
}
