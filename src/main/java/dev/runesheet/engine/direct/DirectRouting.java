package dev.runesheet.engine.direct;

import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.InForceCheck;
import java.util.ArrayList;
import java.util.List;
import org.drools.base.base.ValueResolver;

/**
 * The rules that look at events, or at whether an effect still stands, asked without a network:
 * each joins the fact with effects in force. What they tell the fact has no order.
 */
public final class DirectRouting {

  private final DirectJoin[] rules;

  private DirectRouting(List<DirectJoin> rules) {
    this.rules = rules.toArray(new DirectJoin[0]);
  }

  /** The rules that look at a class of facts; null if one of them does more than such a join. */
  static DirectRouting of(Class<?> fact, List<RuleFacts> shapes) {
    List<DirectJoin> rules = new ArrayList<>();
    for (RuleFacts shape : shapes) {
      DirectJoin join = DirectJoin.of(shape.rule(), fact);
      if (join == null) {
        return null;
      }
      rules.add(join);
    }
    return new DirectRouting(rules);
  }

  /** Tells a fact of the effects that rules join it with. */
  public void ask(Object fact, List<ActiveEffect> effects, ValueResolver values, PairHandles pair) {
    if (effects.isEmpty()) {
      return;
    }
    pair.fact.setObject(fact);
    for (DirectJoin rule : rules) {
      if (rule.concerns(pair.fact, values)) {
        rule.meet(pair, effects, values);
      }
    }
  }

  /**
   * Asks about an effect: with itself first, since that is what rules ask for, and to join all of
   * thousands for each of them takes long.
   */
  public void ask(
      InForceCheck check, EffectsInForce inForce, ValueResolver values, PairHandles pair) {
    ActiveEffect itself = inForce.find(check.getEffect());
    if (itself != null) {
      ask(check, List.of(itself), values, pair);
    }
    if (!check.inForce()) {
      ask(check, inForce.of(check.getEffect().getTrigger()), values, pair);
    }
  }
}
