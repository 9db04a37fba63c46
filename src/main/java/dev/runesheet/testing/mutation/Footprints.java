package dev.runesheet.testing.mutation;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.engine.fact.InPlay;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.engine.fact.StackingRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.runtime.KieSession;

/**
 * Finds out which test cases have to do with which rules, by counters on one run of all of them.
 * Cases run one after the other.
 */
final class Footprints implements RuleProbe {

  private final List<Footprint> all = new ArrayList<>();
  private Footprint current = new Footprint();
  private RuleBook book;

  @Override
  public void ready(RuleBook ready) {
    book = ready;
  }

  /** What comes now belongs to the next case. */
  void next() {
    current = new Footprint();
    all.add(current);
  }

  @Override
  public void opened(KieSession session) {
    session.addEventListener(
        new DefaultAgendaEventListener() {
          @Override
          public void afterMatchFired(AfterMatchFiredEvent event) {
            current.fired(event.getMatch().getRule().getName());
          }
        });
    session.addEventListener(
        new DefaultRuleRuntimeEventListener() {
          @Override
          public void objectInserted(ObjectInsertedEvent event) {
            note(event.getObject());
          }
        });
  }

  private void note(Object fact) {
    current.fact(fact.getClass().getSimpleName());
    if (fact instanceof InPlay inPlay) {
      current.inPlay(inPlay.getEffect());
    } else if (fact instanceof Reaction reaction) {
      EffectDefinition effect = book.effectOfBlock(reaction.getBlock());
      current.ran(effect == null ? reaction.getBlock() : effect.id());
    }
  }

  /** Whether a change matters while matches are played, and not only before they begin. */
  static boolean played(Concern concern) {
    return !concern.fact().equals(StackingRequest.class.getSimpleName());
  }

  /**
   * The cases that can notice a change, by their numbers: first those that are the most likely to,
   * and of these the shortest. All of them where rules are asked before a match begins.
   */
  List<Integer> touching(Concern concern) {
    List<Integer> cases = new ArrayList<>();
    boolean played = played(concern);
    for (int i = 0; i < all.size(); i++) {
      if (!played || all.get(i).touches(concern) > 0) {
        cases.add(i);
      }
    }
    cases.sort(
        Comparator.<Integer>comparingInt(i -> -all.get(i).touches(concern))
            .thenComparingInt(i -> all.get(i).firings())
            .thenComparingInt(i -> i));
    return cases;
  }
}
