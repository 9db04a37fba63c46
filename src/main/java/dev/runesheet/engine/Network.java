package dev.runesheet.engine;

import dev.runesheet.engine.direct.Asked;
import dev.runesheet.engine.direct.DirectRules;
import dev.runesheet.engine.fact.ActionFailure;
import dev.runesheet.engine.fact.Activation;
import dev.runesheet.engine.fact.Changes;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Fact;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.engine.fact.RuleMistake;
import java.lang.ref.Reference;
import java.util.List;
import org.drools.base.base.ClassObjectType;
import org.drools.base.base.ValueResolver;
import org.drools.base.reteoo.PropertySpecificUtil;
import org.drools.base.rule.EntryPointId;
import org.drools.base.util.PropertyReactivityUtil;
import org.drools.core.common.DefaultFactHandle;
import org.drools.core.common.InternalFactHandle;
import org.drools.core.common.InternalWorkingMemoryEntryPoint;
import org.drools.util.bitmask.BitMask;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * The KIE session of one match: the facts in the Rete network, and the firing of rules over them.
 */
final class Network {

  /**
   * The properties of a place, as those of the plain type: by the entity's own type Drools would
   * overlook rules about plain entities, where no rule names that type.
   */
  private static final BitMask PLACE =
      PropertySpecificUtil.calculatePositiveMask(
          new ClassObjectType(Entity.class),
          List.of("zone", "position", "controller", "present"),
          PropertyReactivityUtil.getAccessibleProperties(Entity.class));

  private final RuleBook book;
  private final World world;
  private final Sessions.Use use;
  private final KieSession session;
  private final InternalWorkingMemoryEntryPoint facts;
  private final Routing routing;
  private final Journal journal;
  private final Contributions contributions;

  /** Null if all facts are shown to the network. */
  private DirectRules direct;

  /** The reusable handle of facts that are asked about directly. */
  private final DefaultFactHandle asked = new DefaultFactHandle();

  private boolean exposed;
  private boolean stale;

  Network(RuleBook book, World world, Changes changes, Journal journal) {
    this.book = book;
    this.world = world;
    this.journal = journal;
    use = book.sessions().take(this);
    session = use.session();
    direct = book.asksDirectly() ? book.sessions().direct() : null;
    facts =
        (InternalWorkingMemoryEntryPoint)
            session.getEntryPoint(EntryPointId.DEFAULT.getEntryPointId());
    if (journal.tracer != null) {
      expose().addEventListener(new Firings(journal.tracer));
    }
    routing = new Routing(this, world, book.remembersAnswers());
    if (book.declaresChanges()) {
      session.getGlobals().setDelegate(new ChangesGlobal(changes));
    }
    for (Entity entity : world.entities()) {
      entity.forgetContributions();
      // After an undo the handle belongs to the discarded session.
      entity.handle(null);
      if (entity.isPresent()) {
        insert(entity);
      }
    }
    world.inPlay().forEach(this::insert);
    session.fireAllRules();
    contributions = Contributions.of(session);
    if (contributions != null) {
      // They counted before, in the discarded session or in the match this was forked from.
      contributions.forget();
    }
  }

  /** The session for people outside, who may leave listeners behind: it is not used again. */
  KieSession expose() {
    exposed = true;
    direct = null;
    return session;
  }

  /** Whether code outside the engine may listen to the session. */
  boolean isExposed() {
    return exposed;
  }

  void insert(Fact fact) {
    stale = true;
    fact.handle(session.insert(fact));
  }

  void delete(Fact fact) {
    stale = true;
    session.delete(fact.handle());
    fact.handle(null);
  }

  /** Reports a change of place: the session holds only entities in play. */
  void moved(Entity entity) {
    if (entity.handle() == null) {
      if (entity.isPresent()) {
        insert(entity);
      }
    } else if (!entity.isPresent()) {
      delete(entity);
    } else {
      stale = true;
      facts.update((InternalFactHandle) entity.handle(), entity, PLACE.clone(), Entity.class, null);
    }
  }

  /** Makes rules evaluate again the joins on these properties of an entity. */
  void update(Entity entity, String... properties) {
    stale = true;
    session.update(entity.handle(), entity, properties);
  }

  Routing routing() {
    return routing;
  }

  /** Inserts a fact, fires the rules and retracts it; derived facts are up to date afterwards. */
  void show(Object passing) {
    derive();
    try {
      if (direct == null || !asked(passing)) {
        pass(passing);
      }
    } catch (RuntimeException thrown) {
      throw named(thrown, passing);
    }
    Reference.reachabilityFence(this); // Or its session could be disposed of meanwhile.
  }

  /** Asks the rules about a fact directly; false if the network must be asked. */
  private boolean asked(Object passing) {
    Asked rules = direct.of(passing);
    boolean answered = rules != null && rules.ask(passing, asked, (ValueResolver) session);
    if (answered) {
      derive();
    }
    return answered;
  }

  private void pass(Object passing) {
    FactHandle handle = shown(passing);
    session.delete(handle);
    if (journal.tracer != null) {
      journal.tracer.withdrawn(passing);
    }
  }

  private FactHandle shown(Object passing) {
    FactHandle handle = session.insert(passing);
    stale = true;
    if (journal.tracer != null) {
      journal.tracer.shown(passing, handle);
    }
    derive();
    return handle;
  }

  /** A rule's failed lookup as an exception that names the effect; other exceptions as they are. */
  private static RuntimeException named(RuntimeException thrown, Object passing) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof RuleMistake mistake && passing instanceof Reaction reaction) {
        Activation of = reaction.activation();
        return new ActionFailure(
            RuleMistake.REASON, of.effect() + " of " + of.self() + ": " + mistake.getMessage());
      }
    }
    return thrown;
  }

  /** Reports to a tracer which rules fire. */
  private static final class Firings extends DefaultAgendaEventListener {
    private final Tracer tracer;

    Firings(Tracer tracer) {
      this.tracer = tracer;
    }

    @Override
    public void beforeMatchFired(BeforeMatchFiredEvent event) {
      tracer.fires(event.getMatch().getRule());
    }

    @Override
    public void afterMatchFired(AfterMatchFiredEvent event) {
      tracer.fired(event.getMatch().getRule());
    }
  }

  /** Brings derived facts up to date, if a lasting fact has changed. */
  void derive() {
    if (!stale) {
      return;
    }
    session.fireAllRules();
    stale = false;
    if (contributions != null) {
      contributions.tell(journal::add);
    }
    Reference.reachabilityFence(this);
  }

  void close() {
    if (exposed) {
      discard();
      return;
    }
    world.inPlay().forEach(this::delete);
    for (Entity entity : world.entities()) {
      if (entity.handle() != null) {
        delete(entity);
      }
    }
    session.fireAllRules();
    book.sessions().giveBack(use);
  }

  /** Discards the session after a failure that may have left it inconsistent. */
  void discard() {
    book.sessions().dispose(use);
  }
}
