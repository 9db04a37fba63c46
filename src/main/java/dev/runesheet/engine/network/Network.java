package dev.runesheet.engine.network;

import dev.runesheet.engine.direct.AnsweringRules;
import dev.runesheet.engine.direct.ConditionValues;
import dev.runesheet.engine.direct.DirectRules;
import dev.runesheet.engine.direct.EffectsInForce;
import dev.runesheet.engine.direct.PairHandles;
import dev.runesheet.engine.direct.ProgramPatterns;
import dev.runesheet.engine.state.Journal;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.SuppressionCheck;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Fact;
import dev.runesheet.spi.fact.InForceCheck;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fault.SneakyThrow;
import java.lang.ref.Reference;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.drools.core.common.DefaultFactHandle;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * The KIE session of one match: the facts in the Rete network, and the firing of rules over them.
 */
public final class Network {

  /** Stands for the handle of a fact that is there while there is no session. */
  private static final FactHandle NO_SESSION = new DefaultFactHandle();

  private final CompiledRules compiled;

  /** True if rules must look again when a number of an entity changes. */
  private final boolean readsNumbers;

  private final LiveWorld world;
  private final Changes changes;
  private final Sessions.Use use;
  private final Routing routing;
  private final Journal journal;
  private final ConditionValues values;

  /** Null if all facts are shown to the network. */
  private DirectRules direct;

  private final ProgramPatterns programs;

  /** Null if every match needs a session. */
  private final DirectEffects directly;

  private EffectsInForce inForce = new EffectsInForce();

  /** Null until something comes that a network must look at, and while the match rests. */
  private LiveFacts facts;

  private final Expiries expiries = new Expiries();

  /** The reusable handle of facts that are asked about directly. */
  private final DefaultFactHandle asked = new DefaultFactHandle();

  /** The reusable handles of a fact and an effect that are asked about together; null at first. */
  private PairHandles pair;

  /** True if a rule may be answering a fact just now, so that none would answer another. */
  private boolean answers;

  /** True while the session is given to others, which only happens when all is derived. */
  private boolean waits;

  /** True if a suppressor was in force when the session was given to others. */
  private boolean contested;

  /** True if a rule has failed while it answered, which may have left the session inconsistent. */
  private boolean broken;

  private boolean exposed;

  /** Null until somebody outside gets the session. */
  private OutsideListeners outside;

  /** Null as long as there is no session, or no rule of an author's own. */
  private OwnFirings ownFirings;

  private boolean deriving;
  private boolean closed;

  public Network(CompiledRules compiled, LiveWorld world, Changes changes, Journal journal) {
    this.compiled = compiled;
    this.readsNumbers = compiled.own().readNumbers();
    this.world = world;
    this.changes = changes;
    this.journal = journal;
    use = compiled.sessions().take(this);
    direct =
        compiled.asksDirectly() && journal.tracer == null ? compiled.sessions().direct() : null;
    values =
        new ConditionValues(
            compiled.sessions().base(), name -> ChangesGlobal.has(name) ? changes : null);
    programs = compiled.sessions().direct().programs();
    directly = direct == null ? null : DirectEffects.of(direct.directDerivation(), values);
    routing = new Routing(this, world, compiled);
    world.leaveSession(NO_SESSION); // An undo has discarded it, or it is that of a fork's original.
    if (directly == null || !directly.begin(world.inPlay(), inForce)) {
      wake();
      facts.deriveAgain(); // In the discarded session, or in the match this was forked from.
    }
  }

  /** The author's own rules that have fired last; empty if there are none, or no session. */
  public Optional<OwnFirings> ownFirings() {
    return Optional.ofNullable(ownFirings);
  }

  /** The effects in force that need no session; none if rules must see every fact. */
  private Function<InPlay, List<ActiveEffect>> apart() {
    boolean all = direct == null || directly == null || compiled.own().needFreshFacts();
    return all ? effect -> null : directly::apart;
  }

  /** Makes the session with all facts; what rules derive of them is not up to date yet. */
  private void wake() {
    KieSession session = compiled.sessions().open(use);
    QueryLinks.make(session, compiled.own().queries());
    facts = new LiveFacts(world, compiled.own(), session, NO_SESSION, apart());
    inForce = facts.inForce();
    if (journal.tracer != null) {
      exposed = true;
      session.addEventListener(expiries.tracedBy(journal.tracer));
    }
    if (!compiled.own().packages().isEmpty()) {
      ownFirings = OwnFirings.of(session, compiled.own().packages(), journal);
    }
    if (compiled.declaresChanges()) {
      session.getGlobals().setDelegate(new ChangesGlobal(changes));
    }
    facts.fill();
  }

  /**
   * Gives the session to others, if many matches hold one, until this match needs one again. The
   * modifiers that count stay with their entities meanwhile.
   */
  public void rest() {
    boolean isNeeded = facts == null || facts.isStale() || broken || exposed;
    if (isNeeded || !compiled.sessions().isCrowded()) {
      return;
    }
    contested = isContested();
    facts.emptyUnheard();
    compiled.sessions().lend(use);
    facts = null;
    inForce = null;
    waits = true;
    Reference.reachabilityFence(this);
  }

  /**
   * Gets a session again, with all facts: before anything changes, so that nothing is told. Does
   * nothing if the match has neither rested nor failed.
   */
  public void goOn() {
    if (broken && !answers) {
      startAgain();
    }
    if (!waits) {
      return;
    }
    waits = false;
    world.entities().forEach(Entity::forgetContributions);
    wake();
    facts.deriveAgain();
  }

  /**
   * The session for people outside, who may leave listeners behind: it is not used again. It holds
   * all that follows from the position, if they do not ask while rules act.
   */
  public KieSession expose() {
    goOn();
    exposed = true;
    direct = null;
    if (facts == null) {
      wake();
      derive();
    } else {
      openAtRest();
    }
    outside = outside == null ? new OutsideListeners(facts.session()) : outside;
    return facts.session();
  }

  /**
   * Lets all facts into all joins once rules have derived all. Those that looked too early would
   * see what is still under way, and could change how the match goes on.
   */
  private void openAtRest() {
    if (deriving || facts.isStale() || facts.isShowing()) {
      return;
    }
    facts.open();
    if (facts.isStale()) {
      upToDate(facts::derive);
    }
  }

  /** Ends this session, and lets people outside who listened to it listen to the next one. */
  public void giveWayTo(Supplier<Network> next) {
    replaceSession(this::discard, next);
  }

  /** Takes another session, with the facts of the world: none that a failed rule was shown. */
  private void startAgain() {
    broken = false;
    replaceSession(
        () -> compiled.sessions().drop(use),
        () -> {
          outside = null;
          world.leaveSession(NO_SESSION);
          wake();
          facts.deriveAgain();
          return this;
        });
  }

  private void replaceSession(Runnable end, Supplier<Network> next) {
    OutsideListeners.Added added = outside == null ? null : outside.added();
    end.run();
    Network following = next.get();
    if (added != null) {
      added.addTo(following.expose());
    }
  }

  /** True if rules are asked directly where that is possible. */
  public boolean asksDirectly() {
    return direct != null;
  }

  /** True if code outside the engine may listen to the session. */
  public boolean isExposed() {
    return exposed;
  }

  /** True if rules answer a fact just now: no other fact can be shown before they have. */
  public boolean isAnswering() {
    return answers;
  }

  /** Lets rules match a fact, at once or as soon as there is a session. */
  public void insert(Fact fact) {
    if (facts == null) {
      fact.handle(NO_SESSION);
      if (fact instanceof InPlay effect && !directly.begin(effect, inForce)) {
        wake();
      }
      return;
    }
    facts.insert(fact);
  }

  /** Prepares the coming of an entity by the effects that it will hold. */
  public void comes(Entity holder, List<EffectDefinition> effects) {
    if (facts != null) {
      facts.comes(holder, effects);
    }
  }

  /** Lets rules match a fact no longer. */
  public void delete(Fact fact) {
    if (facts != null) {
      facts.delete(fact);
    } else if (fact instanceof InPlay effect) {
      inForce.ends(effect);
    }
    fact.handle(null);
  }

  /** Reports a change of place: the session holds only entities in play. */
  public void moved(Entity entity) {
    if (entity.handle() == null) {
      if (entity.isPresent()) {
        insert(entity);
      }
    } else if (!entity.isPresent()) {
      delete(entity);
    } else if (facts != null) {
      facts.moved(entity);
    }
  }

  /** Makes rules evaluate again what depends on a number of an entity, and on these properties. */
  public void numberChanged(Entity entity, String... properties) {
    if (entity.handle() == null || properties.length == 0 && !readsNumbers) {
      return;
    }
    world.touch();
    if (facts != null) {
      facts.numberChanged(entity, properties);
    }
  }

  /** The routes of events to the effects that answer them. */
  public Routing routing() {
    return routing;
  }

  /** True if it is certain, with nothing left to derive, that no effect in force has a trigger. */
  boolean hasNoneInForce(String trigger) {
    return direct != null && !(facts != null && facts.isStale()) && inForce.of(trigger).isEmpty();
  }

  /**
   * True if an effect in force has a trigger, or one in play if people watch: they are told also
   * whom suppression keeps from answering.
   */
  boolean awaits(String trigger) {
    if (direct != null) {
      return !inForce.of(trigger).isEmpty();
    }
    return world.inPlay().stream().anyMatch(one -> one.definition().trigger().equals(trigger));
  }

  /** Inserts a fact, fires the rules and retracts it; derived facts are up to date afterwards. */
  public void show(Object passing) {
    if (closed) {
      throw new IllegalStateException(
          "match is closed, so its rules answer no more. Maybe a context of it was kept.");
    }
    if (broken) {
      goOn();
    }
    derive();
    boolean outer = answers;
    answers = true;
    try {
      if (!isFree(passing) && (direct == null || !asked(passing))) {
        pass(passing);
      }
    } catch (RuntimeException | LinkageError thrown) {
      broken = facts != null;
      throw SneakyThrow.raise(RuleFailure.named(thrown, passing));
    } finally {
      answers = outer;
    }
    Reference.reachabilityFence(this); // Or its session could be disposed of meanwhile.
  }

  /** Asks the rules about a fact directly; false if the network must be asked. */
  private boolean asked(Object passing) {
    if (passing instanceof Event event && direct.events() != null) {
      goOn();
      direct.events().ask(event, inForce.of(event.getTrigger()), values, pair());
      return true;
    }
    if (passing instanceof InForceCheck standing && direct.standings() != null) {
      goOn();
      direct.standings().ask(standing, inForce, values, pair());
      return true;
    }
    AnsweringRules rules = direct.of(passing);
    if (rules == null && direct.isUnanswered(passing, world.inPlay(), values, pair())) {
      return true;
    }
    boolean answered = rules != null && rules.ask(passing, asked, values);
    if (answered) {
      derive();
    }
    return answered;
  }

  /**
   * True if it is certain, with nothing left to derive, that nothing suppresses an effect's program
   * that is about to begin, whoever holds it. It is not certain of one that was never asked about.
   */
  public boolean isFree(String effect) {
    return !exposed
        && !(facts != null && facts.isStale())
        && programs.isFree(effect, isContested());
  }

  /** True if it asks about a program that nothing suppresses, as far as all is derived. */
  private boolean isFree(Object passing) {
    return !exposed
        && passing instanceof SuppressionCheck check
        && !programs.mayMatch(check.getProgram(), isContested(), values);
  }

  /** True if a suppressor is in force: rules that need fresh facts let facts meet none, too. */
  private boolean isContested() {
    return facts == null ? contested : facts.isContested() && inForce.isSuppressing();
  }

  private PairHandles pair() {
    if (pair == null) {
      pair = new PairHandles();
    }
    return pair;
  }

  private void pass(Object passing) {
    goOn();
    if (facts == null) {
      wake();
      derive();
    } else if (facts.isUsed()) {
      facts.spoil();
      derive();
    }
    FactHandle program =
        passing instanceof SuppressionCheck check ? facts.show(check.getProgram()) : null;
    FactHandle handle = facts.show(passing);
    if (journal.tracer != null) {
      journal.tracer.shown(passing, handle);
    }
    upToDate(facts::answer);
    facts.withdraw(handle);
    if (program != null) {
      facts.withdraw(program);
      facts.spoil(); // What was derived of it goes, too.
    }
    derive();
    if (journal.tracer != null) {
      journal.tracer.withdrawn(passing);
    }
  }

  /** Takes note of an effect that a rule has ended; it is told when no rule fires any more. */
  public void expired(Happening.EffectEnded effect) {
    expiries.add(effect);
  }

  /** True while rules bring derived facts up to date, and find whose time is over. */
  public boolean isDeriving() {
    return deriving;
  }

  /** Brings derived facts up to date, if a lasting fact has changed. */
  public void derive() {
    if (facts != null && facts.isStale() && !facts.waits()) {
      upToDate(facts::derive);
    }
    if (exposed && !facts.isOpen()) {
      openAtRest();
    }
  }

  private void upToDate(Runnable derivation) {
    deriving = true;
    try {
      derivation.run();
    } finally {
      deriving = false;
      expiries.tell(journal);
    }
    facts.tell(journal);
    Reference.reachabilityFence(this);
  }

  /** Ends the use of the session, which the next match can have unless somebody else saw it. */
  public void close() {
    closed = true; // The session goes to the next match.
    if (exposed || broken || facts == null) {
      discard();
      return;
    }
    try {
      if (direct == null || !compiled.sessions().reset(facts.session())) {
        facts.empty(null);
      }
    } catch (RuntimeException broken) { // The match has ended all the same.
      discard();
      return;
    }
    compiled.sessions().giveBack(use);
    // Or the cleaner could dispose of the session on its way to the next match.
    Reference.reachabilityFence(this);
  }

  /** Closes after a failure that may have left the session inconsistent. */
  public void abandon() {
    closed = true;
    discard();
  }

  /** Discards the session after a failure that may have left it inconsistent. */
  public void discard() {
    compiled.sessions().dispose(use);
    Reference.reachabilityFence(this);
  }
}
