package dev.runesheet.engine.direct;

import dev.runesheet.engine.fact.ActiveEffect;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.ContextEntry;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.constraint.AlphaNodeFieldConstraint;
import org.drools.base.rule.constraint.BetaConstraint;
import org.drools.base.rule.constraint.Constraint;
import org.drools.core.common.DefaultFactHandle;
import org.kie.api.runtime.rule.ConsequenceException;

/** A rule that joins a passing fact with effects in force, and only tells the fact of them. */
final class DirectJoin {

  private final RuleImpl rule;
  private final AlphaNodeFieldConstraint[] ofFact;
  private final AlphaNodeFieldConstraint[] ofEffect;
  private final BetaConstraint<ContextEntry>[] ofBoth;
  private final MethodHandle consequence;

  private DirectJoin(
      RuleImpl rule,
      List<AlphaNodeFieldConstraint> ofFact,
      List<AlphaNodeFieldConstraint> ofEffect,
      BetaConstraint<ContextEntry>[] ofBoth,
      MethodHandle consequence) {
    this.rule = rule;
    this.ofFact = ofFact.toArray(new AlphaNodeFieldConstraint[0]);
    this.ofEffect = ofEffect.toArray(new AlphaNodeFieldConstraint[0]);
    this.ofBoth = ofBoth;
    this.consequence = consequence;
  }

  /** The rule, if it is such a join; null if it is not. */
  @SuppressWarnings("unchecked")
  static DirectJoin of(RuleImpl rule, Class<?> fact) {
    var children = rule.getLhs().getChildren();
    if (children.size() != 2
        || !(children.get(0) instanceof Pattern first)
        || !(children.get(1) instanceof Pattern second)
        || Shape.type(first) != fact
        || Shape.type(second) != ActiveEffect.class
        || !Shape.isPlain(rule)
        || !Shape.isPlain(first)
        || !Shape.isPlain(second)) {
      return null;
    }
    List<AlphaNodeFieldConstraint> ofFact = new ArrayList<>();
    List<AlphaNodeFieldConstraint> ofEffect = new ArrayList<>();
    List<BetaConstraint<ContextEntry>> ofBoth = new ArrayList<>();
    boolean known =
        first.getConstraints().stream().allMatch(one -> Shape.alone(one, ofFact))
            && second.getConstraints().stream()
                .allMatch(one -> Shape.alone(one, ofEffect) || both(one, ofBoth));
    MethodHandle consequence = Consequences.bind(rule, fact, ActiveEffect.class);
    return known && consequence != Consequences.UNBOUND
        ? new DirectJoin(rule, ofFact, ofEffect, inOrder(ofBoth), consequence)
        : null;
  }

  /** Arrays of parameterized types cannot be made; the elements are what they say. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private static BetaConstraint<ContextEntry>[] inOrder(List<BetaConstraint<ContextEntry>> all) {
    return all.toArray(new BetaConstraint[0]);
  }

  @SuppressWarnings("unchecked")
  private static boolean both(Constraint constraint, List<BetaConstraint<ContextEntry>> found) {
    return constraint instanceof BetaConstraint<?> beta
        && beta.createContext() instanceof ContextEntry
        && found.add((BetaConstraint<ContextEntry>) beta);
  }

  /** Whether the fact is one that it joins. */
  boolean concerns(DefaultFactHandle fact, ValueResolver values) {
    return holds(ofFact, fact, values);
  }

  /** Tells the fact of the effects that belong to it. */
  void meet(Pair pair, List<ActiveEffect> effects, ValueResolver values) {
    ContextEntry[] contexts = null;
    for (int i = 0; i < effects.size(); i++) {
      ActiveEffect effect = effects.get(i);
      pair.effect.setObject(effect);
      if (holds(ofEffect, pair.effect, values)) {
        contexts = contexts == null ? contexts(pair.first, values) : contexts;
        if (belong(contexts, pair.effect)) {
          act(pair.fact.getObject(), effect);
        }
      }
    }
  }

  /** What the conditions on both read of the fact. */
  private ContextEntry[] contexts(OneFact fact, ValueResolver values) {
    ContextEntry[] contexts = new ContextEntry[ofBoth.length];
    for (int i = 0; i < contexts.length; i++) {
      contexts[i] = ofBoth[i].createContext();
      contexts[i].updateFromTuple(values, fact);
    }
    return contexts;
  }

  private boolean belong(ContextEntry[] contexts, DefaultFactHandle effect) {
    for (int i = 0; i < contexts.length; i++) {
      if (!ofBoth[i].isAllowedCachedLeft(contexts[i], effect)) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(
      AlphaNodeFieldConstraint[] conditions, DefaultFactHandle fact, ValueResolver values) {
    for (AlphaNodeFieldConstraint condition : conditions) {
      if (!condition.isAllowed(fact, values)) {
        return false;
      }
    }
    return true;
  }

  private void act(Object fact, Object effect) {
    try {
      consequence.invokeExact(fact, effect);
    } catch (Exception thrown) {
      throw new ConsequenceException(thrown, null, new Answer(rule, fact));
    } catch (Error thrown) {
      throw thrown;
    } catch (Throwable thrown) {
      throw new IllegalStateException(thrown);
    }
  }
}
