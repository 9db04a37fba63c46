package dev.runesheet.engine.direct;

import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.constraint.AlphaNodeFieldConstraint;
import org.drools.base.rule.constraint.Constraint;
import org.drools.core.common.DefaultFactHandle;
import org.drools.core.rule.consequence.KnowledgeHelper;

/**
 * The derivation of facts from effects in play as long as a match needs no network. A rule can only
 * fire if a fact fulfils its first pattern; while none does but for rules that make one fact of one
 * effect in play, the match needs no session.
 */
public final class DirectDerivation {

  /** A rule's first pattern; what it derives if it derives one fact of another; otherwise null. */
  private record First(AlphaNodeFieldConstraint[] conditions, MethodHandle derives) {

    boolean holds(DefaultFactHandle fact, ValueResolver values) {
      return RuleFacts.hold(conditions, fact, values);
    }
  }

  private static final String EFFECT = "effect";

  private final List<First> ofInPlay = new ArrayList<>();

  /** Rules about effects in play of one name, of which there are as many as effects. */
  private final Map<String, List<First>> ofEffect = new HashMap<>();

  private final List<First> ofActive = new ArrayList<>();
  private final EffectJoins unjoined;
  private boolean possible = true;

  /**
   * The rules of a base.
   *
   * @param asked tells the rules that are asked directly, whatever a session holds
   */
  DirectDerivation(List<RuleFacts> shapes, Predicate<RuleFacts> asked) {
    shapes.forEach(shape -> note(shape.rule()));
    unjoined = new EffectJoins(shapes, asked);
  }

  /** True if a match can be without a session at all. */
  public boolean isPossible() {
    return possible;
  }

  private void note(RuleImpl rule) {
    List<RuleConditionElement> all = RuleConditions.of(rule).getChildren();
    RuleConditionElement first = all.isEmpty() ? null : all.get(0);
    if (!(first instanceof Pattern pattern) || !RuleFacts.isPlain(pattern)) {
      possible = false;
      return;
    }
    Class<?> type = RuleFacts.type(pattern);
    String effect = type == InPlay.class ? RuleFacts.literal(pattern, EFFECT) : null;
    List<AlphaNodeFieldConstraint> conditions = new ArrayList<>();
    boolean named = effect == null;
    for (Constraint condition : pattern.getConstraints()) {
      if (!named && RuleConditions.isLiteral(condition, EFFECT)) {
        named = true; // Effects in play are found by it.
      } else {
        possible &= RuleFacts.alone(condition, conditions);
      }
    }
    First found =
        new First(
            conditions.toArray(new AlphaNodeFieldConstraint[0]),
            type == InPlay.class && derives(rule) ? Consequences.derivation(rule) : null);
    possible &= !Entity.class.isAssignableFrom(type) && !type.isAssignableFrom(Entity.class);
    if (type.isAssignableFrom(InPlay.class)) {
      List<First> rules =
          effect == null ? ofInPlay : ofEffect.computeIfAbsent(effect, any -> new ArrayList<>(1));
      rules.add(found);
    }
    if (type.isAssignableFrom(ActiveEffect.class)) {
      ofActive.add(found);
    }
  }

  /** True if it asks besides only that something is not there which only rules make. */
  private static boolean derives(RuleImpl rule) {
    List<RuleConditionElement> parts = rule.getLhs().getChildren();
    return RuleFacts.isPlain(rule)
        && parts.subList(1, parts.size()).stream().allMatch(DirectDerivation::isAbsent);
  }

  private static boolean isAbsent(RuleConditionElement part) {
    return part instanceof GroupElement group
        && group.isNot()
        && group.getChildren().size() == 1
        && group.getChildren().get(0) instanceof Pattern pattern
        && !RuleFacts.type(pattern).isAssignableFrom(InPlay.class)
        && !RuleFacts.type(pattern).isAssignableFrom(ActiveEffect.class)
        && !Entity.class.isAssignableFrom(RuleFacts.type(pattern))
        && !RuleFacts.type(pattern).isAssignableFrom(Entity.class);
  }

  /**
   * The effects that an effect in play brings into force.
   *
   * @return null if rules have more to do with it, so that a session is needed
   */
  public List<ActiveEffect> derived(InPlay effect, ValueResolver values, Derivation derivation) {
    List<ActiveEffect> derived = new ArrayList<>(1);
    derivation.found = derived;
    DefaultFactHandle fact = derivation.fact;
    fact.setObject(effect);
    List<First> named = ofEffect.getOrDefault(effect.getEffect(), List.of());
    if (!derive(ofInPlay, values, derivation) || !derive(named, values, derivation)) {
      return null;
    }
    for (ActiveEffect one : derived) {
      fact.setObject(one);
      for (First rule : ofActive) {
        if (rule.holds(fact, values)) {
          return null;
        }
      }
    }
    return derived;
  }

  /**
   * The effects that an effect in play brings into force, if it need not be in the session in which
   * others are: it has its rules asked without, and no rule joins it with what is there.
   *
   * @return null if it must be in the session
   */
  public List<ActiveEffect> apart(InPlay effect, ValueResolver values, Derivation derivation) {
    List<ActiveEffect> derived = derived(effect, values, derivation);
    return derived != null && unjoined.isUnjoined(effect, derived, derivation.fact, values)
        ? derived
        : null;
  }

  /** The means by which a match lets rules derive effects in force, used again and again. */
  public static final class Derivation {

    private final DefaultFactHandle fact = new DefaultFactHandle();
    private List<ActiveEffect> found;

    private final KnowledgeHelper helper =
        (KnowledgeHelper)
            Proxy.newProxyInstance(
                DirectDerivation.class.getClassLoader(),
                new Class<?>[] {KnowledgeHelper.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("insertLogical")
                      && arguments.length == 1
                      && arguments[0] instanceof ActiveEffect active) {
                    found.add(active);
                    return null;
                  }
                  throw NeedsSession.IS_ASKED;
                });
  }

  /** The end of a consequence that is about to do more than to derive, before it has done it. */
  private static final class NeedsSession extends RuntimeException {

    private static final long serialVersionUID = 1;

    private static final NeedsSession IS_ASKED = new NeedsSession();

    NeedsSession() {
      super("more than insertLogical", null, false, false);
    }
  }

  private static boolean derive(List<First> rules, ValueResolver values, Derivation derivation) {
    for (First rule : rules) {
      if (rule.holds(derivation.fact, values)
          && (rule.derives() == null || !derive(rule, derivation))) {
        return false;
      }
    }
    return true;
  }

  private static boolean derive(First rule, Derivation derivation) {
    try {
      rule.derives().invokeExact((Object) derivation.helper, derivation.fact.getObject());
      return true;
    } catch (VirtualMachineError fatal) {
      throw fatal; // Such as that memory is used up: the session would do no better.
    } catch (Throwable needsSession) {
      return false; // If it is a mistake of the rule, the session will say what is wrong.
    }
  }
}
