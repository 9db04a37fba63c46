package dev.runesheet.engine;

import dev.runesheet.engine.fact.Changes;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Fact;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/** The KIE session of one match: the facts in the Rete network, and the firing of rules over them. */
final class Network {

  private final RuleBook book;
  private final World world;
  private final KieSession session;
  private boolean exposed;

  Network(RuleBook book, World world, Changes changes) {
    this.book = book;
    this.world = world;
    session = book.sessions().take();
    if (book.declaresChanges()) {
      session.setGlobal("changes", changes);
    }
    for (Entity entity : world.entities()) {
      entity.forgetContributions();
      insert(entity);
    }
    world.inPlay().forEach(this::insert);
    session.fireAllRules();
  }

  /** The session for people outside, who may leave listeners behind: it is not used again. */
  KieSession expose() {
    exposed = true;
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
    if (exposed) {
      session.dispose();
      return;
    }
    world.inPlay().forEach(this::delete);
    world.entities().forEach(this::delete);
    session.fireAllRules();
    book.sessions().giveBack(session);
  }

  /** Frees the session after a failure that may have left it in the middle of something. */
  void discard() {
    session.dispose();
  }
}
