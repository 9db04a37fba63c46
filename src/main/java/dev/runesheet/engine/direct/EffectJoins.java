package dev.runesheet.engine.direct;

import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.drools.base.base.ValueResolver;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.constraint.AlphaNodeFieldConstraint;
import org.drools.core.common.DefaultFactHandle;

/**
 * The joins of effects with other facts, in the rules that are not evaluated directly. An effect
 * without one stays out of the session, where it would cost an insertion, a derivation and a
 * deletion for nothing.
 */
final class EffectJoins {

  private final List<AlphaNodeFieldConstraint[]> ofInPlay = new ArrayList<>();
  private final List<AlphaNodeFieldConstraint[]> ofActive = new ArrayList<>();
  private boolean known = true;

  /**
   * The joins of rules.
   *
   * @param asked tells the rules that are asked directly, whatever a session holds
   */
  EffectJoins(List<RuleFacts> shapes, Predicate<RuleFacts> asked) {
    shapes.stream().filter(asked.negate()).forEach(this::note);
  }

  /** The first pattern of a rule decides whether an effect can be derived without a session. */
  private void note(RuleFacts shape) {
    List<Pattern> patterns = new ArrayList<>();
    known &= RuleFacts.collect(RuleConditions.of(shape.rule()), patterns);
    for (Pattern pattern : patterns.subList(Math.min(1, patterns.size()), patterns.size())) {
      Class<?> type = RuleFacts.type(pattern);
      if (type.isAssignableFrom(InPlay.class)) {
        ofInPlay.add(RuleFacts.literals(pattern, any -> true));
      }
      if (type.isAssignableFrom(ActiveEffect.class)) {
        ofActive.add(RuleFacts.literals(pattern, any -> true));
      }
    }
  }

  /**
   * True if no rule joins an effect, or what it brings into force, with another fact.
   *
   * @param fact a handle of no session; facts are put into it
   */
  boolean isUnjoined(
      InPlay effect, List<ActiveEffect> derived, DefaultFactHandle fact, ValueResolver values) {
    if (!known || mayJoin(ofInPlay, effect, fact, values)) {
      return false;
    }
    for (ActiveEffect one : derived) {
      if (mayJoin(ofActive, one, fact, values)) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayJoin(
      List<AlphaNodeFieldConstraint[]> joins,
      Object effect,
      DefaultFactHandle fact,
      ValueResolver values) {
    fact.setObject(effect);
    for (AlphaNodeFieldConstraint[] literals : joins) {
      if (RuleFacts.hold(literals, fact, values)) {
        return true;
      }
    }
    return false;
  }
}
