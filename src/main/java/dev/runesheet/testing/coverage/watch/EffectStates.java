package dev.runesheet.testing.coverage.watch;

import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Modifier;
import dev.runesheet.spi.fact.Suppression;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.word.StackingMode;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.event.rule.RuleRuntimeEventListener;
import org.kie.api.runtime.rule.Match;

/** The counts of effects' states over the sessions of all threads. */
public final class EffectStates {

  private final Map<String, State> states = new TreeMap<>();
  private final State registered = new State(null);

  public EffectStates(Collection<EffectDefinition> effects) {
    effects.forEach(effect -> states.put(effect.id(), new State(effect)));
  }

  private record State(
      EffectDefinition effect,
      Count answered,
      Count applied,
      Count stacked,
      Count suppressed,
      Count expired) {

    State(EffectDefinition effect) {
      this(effect, new Count(), new Count(), new Count(), new Count(), new Count());
    }

    EffectCoverage coverage() {
      return new EffectCoverage(
          effect.id(),
          effect.trigger(),
          effect.continuous(),
          answered.sum(),
          applied.sum(),
          stacked.sum(),
          suppressed.sum(),
          expired.sum());
    }
  }

  /** Effects that were registered in a match are none of the rules'. */
  private State state(String effect) {
    return states.getOrDefault(effect, registered);
  }

  /**
   * Counts an answer to an event, as a routing rule found it. The routing rule that tells whether
   * an effect is still in force has no event: what it confirms was counted, or is only offered.
   */
  public void answered(Match routing) {
    List<Object> facts = routing.getObjects();
    if (facts.stream().noneMatch(Event.class::isInstance)) {
      return;
    }
    for (Object fact : facts) {
      if (fact instanceof ActiveEffect effect) {
        state(effect.getEffect()).answered.increment();
      }
    }
  }

  /** Counts an end, as a rule of expiry found it. */
  public void expired(Match expiry) {
    for (Object fact : expiry.getObjects()) {
      if (fact instanceof InPlay effect) {
        state(effect.getEffect()).expired.increment();
      }
    }
  }

  /** Creates a listener to the facts derived from effects in one session. */
  public RuleRuntimeEventListener newListener() {
    return new Derived();
  }

  public List<EffectCoverage> coverage() {
    return states.values().stream().map(State::coverage).toList();
  }

  /**
   * A modifier that does not count has lost to others of its group. It is known to have lost when
   * its contribution goes and it does not, or when it goes itself and never had one.
   */
  private final class Derived extends DefaultRuleRuntimeEventListener {

    private final Map<Modifier, Boolean> counting = new java.util.IdentityHashMap<>();

    @Override
    public void objectInserted(ObjectInsertedEvent event) {
      Object fact = event.getObject();
      if (fact instanceof Contribution contribution) {
        state(contribution.getModifier()).applied.increment();
        counting.replace(contribution.getModifier(), true);
      } else if (fact instanceof Modifier modifier && mayLose(modifier)) {
        counting.put(modifier, false);
      } else if (fact instanceof Suppression suppression) {
        EffectStates.this.state(suppression.getEffect().getEffect()).suppressed.increment();
        if (suppression.by() instanceof ActiveEffect suppressor) {
          EffectStates.this.state(suppressor.getEffect()).applied.increment();
        }
      }
    }

    @Override
    public void objectDeleted(ObjectDeletedEvent event) {
      Object fact = event.getOldObject();
      if (fact instanceof Contribution contribution) {
        if (counting.containsKey(contribution.getModifier())) {
          state(contribution.getModifier()).stacked.increment();
        }
      } else if (fact instanceof Modifier modifier) {
        Boolean counted = counting.remove(modifier);
        if (counted != null && !counted) {
          state(modifier).stacked.increment();
        }
      }
    }

    private static boolean mayLose(Modifier modifier) {
      ActiveEffect effect = modifier.getEffect();
      return effect.isLate() || effect.stacking().mode() != StackingMode.ADDITIVE;
    }

    private State state(Modifier modifier) {
      return EffectStates.this.state(modifier.getEffect().getEffect());
    }
  }
}
