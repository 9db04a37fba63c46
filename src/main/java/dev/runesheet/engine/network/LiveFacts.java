package dev.runesheet.engine.network;

import dev.runesheet.engine.direct.EffectsInForce;
import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.state.Journal;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Fact;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;
import java.util.function.Function;
import org.drools.base.rule.EntryPointId;
import org.drools.core.common.InternalFactHandle;
import org.drools.core.common.InternalWorkingMemoryEntryPoint;
import org.drools.util.bitmask.BitMask;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * The lasting facts of a match in a session, and what rules derive of them.
 *
 * <p>Joins keep what they have compared, and the order in which facts came. Rules of which that
 * could be seen, see {@link OwnRules#needFreshFacts}, therefore look at facts that were all
 * inserted in the same order: those of a match that has been played for hours as those of one that
 * was just restored. All other rules are told what changes, which costs less.
 */
final class LiveFacts {

  private static final BitMask PLACE =
      JoinGates.mask(Entity.class, "zone", "position", "controller", "present");

  private final LiveWorld world;
  private final OwnRules own;
  private final FactHandle none;
  private final KieSession session;
  private final InternalWorkingMemoryEntryPoint entry;
  private final EffectsInForce inForce;
  private final Contributions contributions;

  /** The saliences that rules compute; null if none does. */
  private final DynamicSaliences saliences;

  /** The effects in force of one that need not be in the session; null for one that must. */
  private final Function<InPlay, List<ActiveEffect>> apart;

  private JoinGates gates;
  private boolean stale;

  /** True if all have just been inserted, and no rule has looked at them yet. */
  private boolean fresh;

  /** True if rules have looked at a fact that was shown since all were inserted. */
  private boolean used;

  /** True while rules look at a fact that is shown. */
  private boolean passing;

  /** The number of facts that are shown: rules that fire now would answer them. */
  private int shown;

  /**
   * The facts of a match, not yet in its session.
   *
   * @param none stands for the handle of a fact that is in no session
   * @param apart gives what an effect brings into force if no rule joins it with another fact, so
   *     that it need not be in the session; otherwise null
   */
  LiveFacts(
      LiveWorld world,
      OwnRules own,
      KieSession session,
      FactHandle none,
      Function<InPlay, List<ActiveEffect>> apart) {
    this.world = world;
    this.apart = apart;
    this.own = own;
    this.session = session;
    this.none = none;
    entry =
        (InternalWorkingMemoryEntryPoint)
            session.getEntryPoint(EntryPointId.DEFAULT.getEntryPointId());
    inForce = EffectsInForce.of(session);
    contributions = Contributions.of(session);
    saliences = own.haveDynamicSaliences() ? DynamicSaliences.of(session) : null;
    forget(); // What ended with the match that had the session before.
  }

  KieSession session() {
    return session;
  }

  EffectsInForce inForce() {
    return inForce;
  }

  /**
   * True if something has changed of which rules have not derived all yet, or may have: nothing
   * tells what changes in the match besides its facts.
   */
  boolean isStale() {
    return stale || own.readMatch();
  }

  /**
   * Inserts all facts; what rules derive of them is not up to date yet. Rules that need fresh facts
   * find all joins open: to let a fact in while they answer another is an update of it, after which
   * they would answer once more.
   */
  void fill() {
    fresh = true;
    used = false;
    gather();
    boolean open = own.needFreshFacts() || isOpen();
    gates = new JoinGates(world, this::changed);
    gates.close();
    if (open) {
      gates.open();
    }
    for (Entity entity : world.entities()) {
      if (entity.isPresent()) {
        add(entity);
      }
    }
    world.inPlay().forEach(this::add);
  }

  /** Lets numbers stay as they are while rules that read them derive what changes them. */
  private void gather() {
    if (contributions != null && own.readNumbers()) {
      contributions.gather();
    }
  }

  /** Deletes all facts; what stands for their handles then. */
  void empty(FactHandle handle) {
    world.inPlay().forEach(effect -> delete(effect, handle));
    for (Entity entity : world.entities()) {
      if (entity.handle() != null) {
        delete(entity, handle);
      }
    }
    fireOnce();
  }

  /** The same, when the session goes to others and the modifiers stay with their entities. */
  void emptyUnheard() {
    if (contributions != null) {
      contributions.listens(false);
    }
    empty(none);
    if (contributions != null) {
      contributions.listens(true);
    }
  }

  private void delete(Fact fact, FactHandle handle) {
    if (isApart(fact)) {
      inForce.ends((InPlay) fact);
    } else {
      session.delete(fact.handle());
    }
    fact.handle(handle);
  }

  private void insertAnew() {
    gather();
    empty(none);
    fill();
  }

  /** Inserts a fact that is new. */
  void insert(Fact fact) {
    gates.comes(fact);
    add(fact);
  }

  /**
   * Prepares the coming of an entity by the effects that it will hold: of continuous ones it is an
   * anchor, which rules need not look at twice if it is one before it comes.
   */
  void comes(Entity holder, List<EffectDefinition> effects) {
    if (holder.handle() == null && effects.stream().anyMatch(EffectDefinition::continuous)) {
      gates.comesAsAnchor(holder);
    }
  }

  private void add(Fact fact) {
    if (!gates.isContested() && fact instanceof InPlay effect && isInForceApart(effect)) {
      return;
    }
    stale = true;
    fact.handle(session.insert(fact));
  }

  private boolean isInForceApart(InPlay effect) {
    List<ActiveEffect> derived = apart.apply(effect);
    if (derived == null) {
      return false;
    }
    derived.forEach(inForce::begins);
    effect.handle(none);
    return true;
  }

  private boolean isApart(Fact fact) {
    return fact.handle() == none;
  }

  void delete(Fact fact) {
    stale |= !isApart(fact);
    delete(fact, null);
  }

  void moved(Entity entity) {
    changed(entity, PLACE);
  }

  private void changed(Fact fact, BitMask properties) {
    if (fact.handle() != null && !isApart(fact)) {
      stale = true;
      InternalFactHandle handle = (InternalFactHandle) fact.handle();
      Class<?> type = fact instanceof Entity ? Entity.class : fact.getClass();
      entry.update(handle, fact, properties.clone(), type, null);
    }
  }

  /** Makes rules evaluate again what depends on a number of an entity, and on these properties. */
  void numberChanged(Entity entity, String... properties) {
    stale = true;
    if (properties.length > 0) {
      session.update(entity.handle(), entity, properties);
    }
  }

  /** Lets all facts into all joins, for people who may insert facts of their own. */
  void open() {
    gates.open();
    bringTogether();
  }

  /** Inserts the effects that were not in the session: they meet suppressors as all others do. */
  private void bringTogether() {
    for (InPlay effect : world.inPlay()) {
      if (isApart(effect)) {
        inForce.ends(effect);
        add(effect);
      }
    }
  }

  /** True if facts meet suppressors. */
  boolean isContested() {
    return gates != null && gates.isContested();
  }

  /** True if all facts are in all joins. */
  boolean isOpen() {
    return gates != null && gates.isOpen();
  }

  /** Inserts a fact that is there until it is withdrawn. */
  FactHandle show(Object fact) {
    shown++;
    return session.insert(fact);
  }

  /** True from when a fact is shown until it is withdrawn. */
  boolean isShowing() {
    return shown > 0;
  }

  /** Lets rules derive all. */
  void derive() {
    if (!fresh && own.needFreshFacts()) {
      if (own.readNumbers()) {
        world.entities().forEach(Entity::forgetContributions);
      }
      insertAnew();
    }
    settle();
  }

  /**
   * Lets rules derive all from facts that were just inserted. Those that read numbers do so until
   * these have the modifiers that follow from them; each time anew, since what follows must not
   * depend on what was derived before.
   */
  private void settle() {
    fire();
    for (int rounds = 0; contributions != null && contributions.isGathering(); rounds++) {
      if (!contributions.count(world.entities())) {
        Firing.mustEnd(rounds);
        insertAnew();
        fire();
      }
    }
    stale = false;
    fresh = false;
  }

  /** Lets rules derive all that they had derived before, of which nothing is told. */
  void deriveAgain() {
    try {
      settle();
    } catch (RuntimeException thrown) {
      throw RuleFailure.ofLasting(thrown);
    }
    forget();
  }

  /** Lets rules fire; facts meet suppressors and other effects as soon as there are any. */
  private void fire() {
    do {
      fireOnce();
    } while (meetMore());
  }

  private void fireOnce() {
    Firing.all(session);
    if (saliences != null) {
      saliences.forget();
    }
  }

  private boolean meetMore() {
    boolean contested = inForce.isSuppressing() && gates.contest();
    if (contested) {
      bringTogether();
    }
    return gates.admit(inForce.takeBegun()) || contested;
  }

  /** True if rules have answered a fact since all were inserted, and answer none now. */
  boolean isUsed() {
    return used && !passing;
  }

  /** True while what rules change is derived only after they have answered what is shown. */
  boolean waits() {
    return passing;
  }

  /** Makes rules derive all once more. */
  void spoil() {
    stale = true;
  }

  /**
   * Lets rules answer what was shown and derive all, or only answer if they are to derive all from
   * facts that are inserted anew.
   */
  void answer() {
    if (!own.needFreshFacts()) {
      settle();
      return;
    }
    boolean outer = passing;
    boolean before = stale;
    stale = false;
    passing = true;
    try {
      fire();
    } finally {
      passing = outer;
    }
    used = true;
    stale |= outer && before || contributions != null && contributions.hasUntold();
  }

  /** Deletes what was shown, and lets rules look again at what they derived while it was there. */
  void withdraw(FactHandle fact) {
    session.delete(fact);
    shown--;
    stale |= own.deriveWhileShown();
  }

  /** Tells what has come to count, or ceased to. */
  void tell(Journal journal) {
    if (contributions != null && !(own.needFreshFacts() && stale)) {
      contributions.tell(journal::add);
    }
  }

  private void forget() {
    if (contributions != null) {
      contributions.forget();
    }
  }
}
