package dev.runesheet.engine.direct;

import java.util.List;
import org.drools.base.base.ValueResolver;
import org.drools.core.common.DefaultFactHandle;

/** All rules that can answer a fact. */
public final class AnsweringRules {

  private final DirectRule[] rules;

  AnsweringRules(List<DirectRule> rules) {
    this.rules = rules.toArray(new DirectRule[0]);
  }

  /**
   * Runs the rule that answers a fact, if there is one.
   *
   * @param handle a handle of no session; the fact is put into it
   * @param values the values that conditions read besides the fact
   * @return false if the network must be asked, with nothing changed: several rules answer, or one
   *     whose consequence needs more than the fact
   */
  public boolean ask(Object fact, DefaultFactHandle handle, ValueResolver values) {
    DirectRule answering = null;
    for (DirectRule rule : rules) {
      if (rule.holds(fact, handle, values)) {
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
