package dev.runesheet.engine;

import dev.runesheet.engine.fact.Changes;
import dev.runesheet.engine.fact.Contribution;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Fact;
import org.kie.api.KieServices;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectDeletedEvent;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.conf.ThreadSafeOption;
import org.kie.api.runtime.rule.FactHandle;

/** The KIE session of one match: the facts in the Rete network, and the firing of rules over them. */
final class Network {

  private final KieSession session;

  Network(RuleBook book, World world, Changes changes) {
    // A match belongs to one thread: without this option a third of the speed goes into locks.
    KieSessionConfiguration single = KieServices.get().newKieSessionConfiguration();
    single.setOption(ThreadSafeOption.NO);
    session = book.kieBase().newKieSession(single, null);
    if (book.declaresChanges()) {
      session.setGlobal("changes", changes);
    }
    if (book.continuous()) {
      session.addEventListener(new Contributions());
    }
    for (Entity entity : world.entities()) {
      entity.forgetContributions();
      insert(entity);
    }
    world.inPlay().forEach(this::insert);
    session.fireAllRules();
  }

  KieSession session() {
    return session;
  }

  void insert(Fact fact) {
    fact.handle(session.insert(fact));
  }

  void delete(Fact fact) {
    session.delete(fact.handle());
    fact.handle(null);
  }

  void moved(Entity entity) {
    session.update(entity.handle(), entity, "zone", "position", "controller", "present");
  }

  /** Lets rules see a fact for a moment; what they derive from lasting facts is up to date after. */
  void show(Object passing) {
    FactHandle handle = session.insert(passing);
    session.fireAllRules();
    session.delete(handle);
  }

  /** Brings derived facts up to date. */
  void derive() {
    session.fireAllRules();
  }

  void close() {
    session.dispose();
  }

  /** Keeps each entity's list of modifiers that count, so that Java reads a stat without a query. */
  private static final class Contributions extends DefaultRuleRuntimeEventListener {
    @Override
    public void objectInserted(ObjectInsertedEvent event) {
      if (event.getObject() instanceof Contribution contribution) {
        contribution.getTarget().contribute(contribution);
      }
    }

    @Override
    public void objectDeleted(ObjectDeletedEvent event) {
      if (event.getOldObject() instanceof Contribution contribution) {
        contribution.getTarget().withdraw(contribution);
      }
    }
  }

}
