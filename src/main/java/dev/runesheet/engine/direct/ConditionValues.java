package dev.runesheet.engine.direct;

import java.util.function.Function;
import org.drools.base.RuleBase;
import org.drools.base.base.ValueResolver;
import org.drools.base.rule.accessor.GlobalResolver;
import org.kie.api.KieBase;

/** The values that compiled conditions read besides facts: their rule base, and globals. */
public final class ConditionValues implements ValueResolver, GlobalResolver {

  private final RuleBase base;
  private final Function<String, Object> globals;

  /** The values of one match, whose globals are found by their names. */
  public ConditionValues(KieBase base, Function<String, Object> globals) {
    this.base = (RuleBase) base;
    this.globals = globals;
  }

  @Override
  public RuleBase getRuleBase() {
    return base;
  }

  @Override
  public GlobalResolver getGlobalResolver() {
    return this;
  }

  @Override
  public Object resolveGlobal(String name) {
    return globals.apply(name);
  }

  @Override
  public long getCurrentTime() {
    return 0; // As in a session, time does not decide what rules say.
  }

  @Override
  public void setGlobal(String name, Object value) {
    throw new UnsupportedOperationException("global (" + name + ") cannot be set.");
  }

  @Override
  public void removeGlobal(String name) {
    throw new UnsupportedOperationException("global (" + name + ") cannot be removed.");
  }

  @Override
  public void clear() {
    throw new UnsupportedOperationException("globals cannot be removed.");
  }
}
