package dev.runesheet.engine.direct;

import java.util.ArrayList;
import java.util.List;
import org.drools.base.base.ValueResolver;
import org.drools.base.rule.ContextEntry;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.constraint.AlphaNodeFieldConstraint;
import org.drools.base.rule.constraint.BetaConstraint;
import org.drools.base.rule.constraint.Constraint;
import org.drools.core.common.DefaultFactHandle;

/** The conditions of a rule that joins a passing fact with one other, asked without a network. */
abstract class PairJoin {

  /**
   * The compiled conditions of two patterns.
   *
   * @param ofFact those on the passing fact
   * @param ofOther those on the other
   * @param ofBoth those on the other that read the fact
   */
  record Conditions(
      AlphaNodeFieldConstraint[] ofFact,
      AlphaNodeFieldConstraint[] ofOther,
      BetaConstraint<ContextEntry>[] ofBoth) {

    /** The conditions of two patterns; null if they ask for more than two facts. */
    static Conditions of(Pattern first, Pattern second) {
      if (!RuleFacts.isPlain(first) || !RuleFacts.isPlain(second)) {
        return null;
      }
      List<AlphaNodeFieldConstraint> ofFact = new ArrayList<>();
      List<AlphaNodeFieldConstraint> ofOther = new ArrayList<>();
      List<BetaConstraint<ContextEntry>> ofBoth = new ArrayList<>();
      boolean known =
          first.getConstraints().stream().allMatch(one -> RuleFacts.alone(one, ofFact))
              && second.getConstraints().stream()
                  .allMatch(one -> RuleFacts.alone(one, ofOther) || both(one, ofBoth));
      return known ? new Conditions(inOrder(ofFact), inOrder(ofOther), joining(ofBoth)) : null;
    }

    private static AlphaNodeFieldConstraint[] inOrder(List<AlphaNodeFieldConstraint> all) {
      return all.toArray(new AlphaNodeFieldConstraint[0]);
    }

    /** Arrays of parameterized types cannot be made; the elements are what they say. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static BetaConstraint<ContextEntry>[] joining(List<BetaConstraint<ContextEntry>> all) {
      return all.toArray(new BetaConstraint[0]);
    }

    @SuppressWarnings("unchecked")
    private static boolean both(Constraint constraint, List<BetaConstraint<ContextEntry>> found) {
      return constraint instanceof BetaConstraint<?> beta
          && beta.createContext() instanceof ContextEntry
          && found.add((BetaConstraint<ContextEntry>) beta);
    }
  }

  private final Conditions conditions;

  PairJoin(Conditions conditions) {
    this.conditions = conditions;
  }

  /** True if the fact is one that it joins. */
  final boolean concerns(DefaultFactHandle fact, ValueResolver values) {
    return RuleFacts.hold(conditions.ofFact(), fact, values);
  }

  /**
   * Joins the pair with each of some facts, in order, until one match suffices.
   *
   * @return whether one did
   */
  final boolean meet(PairHandles pair, List<?> others, ValueResolver values) {
    ContextEntry[] contexts = null;
    for (int i = 0; i < others.size(); i++) {
      Object other = others.get(i);
      pair.effect.setObject(other);
      if (RuleFacts.hold(conditions.ofOther(), pair.effect, values)) {
        contexts = contexts == null ? contexts(pair.first, values) : contexts;
        if (belong(contexts, pair.effect) && isEnough(pair.fact.getObject(), other)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Does what it does with one that belongs to the fact; whether that is enough. */
  abstract boolean isEnough(Object fact, Object other);

  /** The values of the fact that the conditions on both read. */
  private ContextEntry[] contexts(OneFact fact, ValueResolver values) {
    BetaConstraint<ContextEntry>[] ofBoth = conditions.ofBoth();
    ContextEntry[] contexts = new ContextEntry[ofBoth.length];
    for (int i = 0; i < contexts.length; i++) {
      contexts[i] = ofBoth[i].createContext();
      contexts[i].updateFromTuple(values, fact);
    }
    return contexts;
  }

  private boolean belong(ContextEntry[] contexts, DefaultFactHandle other) {
    for (int i = 0; i < contexts.length; i++) {
      if (!conditions.ofBoth()[i].isAllowedCachedLeft(contexts[i], other)) {
        return false;
      }
    }
    return true;
  }
}
