package dev.runesheet.engine.direct;

import java.lang.invoke.MethodHandle;
import java.util.List;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.constraint.AlphaNodeFieldConstraint;
import org.drools.core.common.DefaultFactHandle;
import org.kie.api.runtime.rule.ConsequenceException;

/** A rule that looks at one fact alone: the conditions and the consequence that Drools compiled. */
final class DirectRule {

  private final RuleImpl rule;
  private final Class<?> type;
  private final AlphaNodeFieldConstraint[] conditions;

  /** Bound when first needed; many rules of a large book are never asked. */
  private volatile MethodHandle consequence;

  /**
   * A rule.
   *
   * @param type the class of the facts it matches
   * @param conditions its conditions on a fact, without those that its finder has evaluated
   */
  DirectRule(RuleImpl rule, Class<?> type, List<AlphaNodeFieldConstraint> conditions) {
    this.rule = rule;
    this.type = type;
    this.conditions = conditions.toArray(new AlphaNodeFieldConstraint[0]);
  }

  boolean holds(Object fact, DefaultFactHandle handle, ValueResolver values) {
    for (AlphaNodeFieldConstraint condition : conditions) {
      // A condition may ask rules itself, which uses the handle for another fact.
      handle.setObject(fact);
      if (!condition.isAllowed(handle, values)) {
        return false;
      }
    }
    return true;
  }

  /** True if its consequence needs nothing but the fact. */
  boolean isBound() {
    if (consequence == null) {
      consequence = Consequences.bind(rule, type);
    }
    return consequence != Consequences.UNBOUND;
  }

  /** Carries out the consequence of a rule that is bound. */
  void act(Object fact) {
    try {
      consequence.invokeExact(fact);
    } catch (Exception thrown) {
      throw new ConsequenceException(thrown, null, new RuleMatch(rule, fact));
    } catch (Error thrown) {
      throw thrown;
    } catch (Throwable thrown) {
      throw new IllegalStateException(thrown);
    }
  }
}
