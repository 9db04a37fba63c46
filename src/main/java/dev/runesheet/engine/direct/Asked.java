package dev.runesheet.engine.direct;

import java.util.List;
import org.drools.base.base.ValueResolver;
import org.drools.core.common.DefaultFactHandle;

/** All rules that can answer a fact. */
public final class Asked {

  private final DirectRule[] rules;

  Asked(List<DirectRule> rules) {
    this.rules = rules.toArray(new DirectRule[0]);
  }

  /**
   * Lets the rule act that answers a fact, if there is one.
   *
   * @param handle of no session; the fact is put into it
   * @param session of the rules' base; what is in it is not looked at
   * @return false if the network must be asked, and nothing has happened: several rules answer, or
   *     one whose consequence needs more than the fact
   */
  public boolean ask(Object fact, DefaultFactHandle handle, ValueResolver session) {
    DirectRule answering = null;
    for (DirectRule rule : rules) {
      if (rule.holds(fact, handle, session)) {
        if (answering != null) {
          return false;
        }
        answering = rule;
      }
    }
    if (answering == null) {
      return true;
    }
    if (!answering.isBound()) {
      return false;
    }
    answering.act(fact);
    return true;
  }
}
