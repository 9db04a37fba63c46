package dev.runesheet.testing.footprint;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fact.StackingRequest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.runtime.KieSession;

/**
 * The impacts of tests, recorded from the happenings in the matches of each. Tests may run in
 * parallel, each on one thread.
 *
 * @param <K> the type of tests' keys
 */
public final class TestImpacts<K> implements RuleProbe {

  private final Map<K, TestImpact> all = new ConcurrentHashMap<>();
  private final ThreadLocal<TestImpact> current = new ThreadLocal<>();
  private volatile Rules book;

  @Override
  public Runnable remembered(Runnable question) {
    TestImpact own = current.get();
    TestImpact part = new TestImpact();
    current.set(part);
    try {
      question.run();
    } finally {
      current.set(own);
    }
    Runnable again = () -> add(part);
    again.run();
    return again;
  }

  private void add(TestImpact part) {
    TestImpact own = current.get();
    if (own != null) {
      own.add(part);
    }
  }

  @Override
  public void ready(Rules ready) {
    book = ready;
  }

  /** Runs a test and replaces its recorded impact. */
  public <T> T of(K test, Supplier<T> run) {
    TestImpact own = new TestImpact();
    current.set(own);
    try {
      return run.get();
    } finally {
      current.remove();
      all.put(test, own);
    }
  }

  @Override
  public void opened(KieSession session) {
    session.addEventListener(
        new DefaultAgendaEventListener() {
          @Override
          public void afterMatchFired(AfterMatchFiredEvent event) {
            TestImpact own = current.get();
            if (own != null) {
              own.fired(event.getMatch().getRule().getName());
            }
          }
        });
    session.addEventListener(
        new DefaultRuleRuntimeEventListener() {
          @Override
          public void objectInserted(ObjectInsertedEvent event) {
            TestImpact own = current.get();
            if (own != null) {
              note(event.getObject(), own);
            }
          }
        });
  }

  private void note(Object fact, TestImpact own) {
    own.fact(fact.getClass().getSimpleName());
    if (fact instanceof InPlay inPlay) {
      own.inPlay(inPlay.getEffect());
    } else if (fact instanceof Entity entity) {
      own.holder(entity.getDefinition());
    } else if (fact instanceof Reaction reaction) {
      EffectDefinition effect = book.effectOfBlock(reaction.getBlock());
      own.ran(effect == null ? reaction.getBlock() : effect.id());
    }
  }

  /** True if a change matters while matches are played, and not only before they begin. */
  public static boolean played(RulePart concern) {
    return !concern.fact().equals(StackingRequest.class.getSimpleName());
  }

  /**
   * The tests that can notice a change, the most likely first, and of equally likely ones the
   * shortest. All tests, if the rules are asked before a match begins.
   *
   * @param tests all tests, in an order that settles ties
   */
  public List<K> touching(RulePart concern, Collection<K> tests) {
    List<K> touching = new ArrayList<>();
    String owner = ownerOfAbility(concern.effect());
    for (K test : tests) {
      if (!played(concern) || touches(test, concern, owner) > 0) {
        touching.add(test);
      }
    }
    touching.sort(
        Comparator.<K>comparingInt(test -> -touches(test, concern, owner))
            .thenComparingInt(test -> footprint(test).firings()));
    return touching;
  }

  /** True if a change matters in a test in another way than by what is offered. */
  public boolean reached(RulePart concern, Collection<K> tests) {
    return !played(concern) || tests.stream().anyMatch(one -> footprint(one).touches(concern) > 0);
  }

  private int touches(K test, RulePart concern, String owner) {
    TestImpact footprint = footprint(test);
    int touches = footprint.touches(concern);
    return touches == 0 && !owner.isEmpty() && footprint.offers(owner) ? TestImpact.ASKED : touches;
  }

  /**
   * The owner of an ability, which need not be used to be noticed, since its holder's player is
   * offered it. Empty for all other effects.
   */
  private String ownerOfAbility(String id) {
    if (id.isEmpty() || book == null || !book.has(id)) {
      return "";
    }
    EffectDefinition effect = book.effect(id);
    return effect.triggered() || effect.continuous() ? "" : effect.owner();
  }

  private TestImpact footprint(K test) {
    return all.getOrDefault(test, TestImpact.NONE);
  }
}
