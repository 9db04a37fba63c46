package dev.runesheet.engine.direct;

import dev.runesheet.spi.fact.ActiveEffect;
import java.lang.invoke.MethodHandle;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Pattern;
import org.kie.api.runtime.rule.ConsequenceException;

/** A rule that joins a passing fact with effects in force, and only tells the fact of them. */
final class DirectJoin extends PairJoin {

  private final RuleImpl rule;
  private final MethodHandle consequence;

  private DirectJoin(RuleImpl rule, Conditions conditions, MethodHandle consequence) {
    super(conditions);
    this.rule = rule;
    this.consequence = consequence;
  }

  /** The rule, if it is such a join; null if it is not. */
  static DirectJoin of(RuleImpl rule, Class<?> fact) {
    var children = rule.getLhs().getChildren();
    if (children.size() != 2
        || !(children.get(0) instanceof Pattern first)
        || !(children.get(1) instanceof Pattern second)
        || RuleFacts.type(first) != fact
        || RuleFacts.type(second) != ActiveEffect.class
        || !RuleFacts.isPlain(rule)) {
      return null;
    }
    Conditions conditions = Conditions.of(first, second);
    MethodHandle consequence = Consequences.bind(rule, fact, ActiveEffect.class);
    return conditions != null && consequence != Consequences.UNBOUND
        ? new DirectJoin(rule, conditions, consequence)
        : null;
  }

  @Override
  boolean isEnough(Object fact, Object effect) {
    try {
      consequence.invokeExact(fact, effect);
      return false;
    } catch (Exception thrown) {
      throw new ConsequenceException(thrown, null, new RuleMatch(rule, fact));
    } catch (Error thrown) {
      throw thrown;
    } catch (Throwable thrown) {
      throw new IllegalStateException(thrown);
    }
  }
}
