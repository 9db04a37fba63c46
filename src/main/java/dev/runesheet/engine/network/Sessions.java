package dev.runesheet.engine.network;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.direct.DirectRules;
import dev.runesheet.engine.direct.EffectsInForce;
import dev.runesheet.engine.host.AgendaFiring;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.host.DroolsSettings;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.engine.rules.index.StackingPolicy;
import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.spi.SourceNotes;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.drools.kiesession.session.StatefulKnowledgeSessionImpl;
import org.kie.api.KieBase;
import org.kie.api.event.rule.AgendaEventListener;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.rule.EntryPoint;
import org.kie.api.runtime.rule.FactHandle;

/**
 * A knowledge base with its sessions. Empty sessions are reused, because building the memories of a
 * network costs a short match a quarter of its time.
 *
 * <p>While no match holds a session, the base can be taken away and patched with later rules. A
 * rule book that then starts a match compiles its rules again: rule books never change.
 *
 * <p>An idle match holds a session only as long as there are few: of many open matches most wait
 * without, and get theirs again when they are played on. A session of many joins is larger than all
 * else that a match keeps, and making it again costs less than an answer's round trip to a player.
 *
 * <p>Drools keeps every session that is not disposed in a static map. A {@link Cleaner} therefore
 * disposes sessions that are no longer referenced: those of matches that were never closed, and the
 * empty ones of a rule book. Nothing in a session may refer to its match.
 */
public final class Sessions implements StackingPolicy.Lender {

  private static final int MOST_KEPT = 64;

  /** The number of memories that are reset in the time in which a fact with joins is deleted. */
  private static final int MOST_MEMORIES = 64;

  /** The property that holds how many sessions matches may keep between calls. */
  private static final String KEPT_BY_MATCHES = "runesheet.sessions";

  private static final int MOST_HELD = Integer.getInteger(KEPT_BY_MATCHES, 64);
  private static final int TAKEN_AWAY = -1;
  private static final Cleaner CLEANER = Cleaner.create();

  private final List<RuleSource> sources;
  private final SourceNotes notes;
  private final RuleProbe probe;
  private final KieSessionConfiguration settings;
  private final ConcurrentLinkedDeque<KieSession> empty = new ConcurrentLinkedDeque<>();
  private final AtomicInteger inUse = new AtomicInteger();

  /** The number of uses with a session. */
  private final AtomicInteger awake = new AtomicInteger();

  private volatile KieBase base;
  private volatile DirectRules direct;
  private boolean shown;

  /** The use of a base; it ends when it is given back, or when nobody refers to its user. */
  public static final class Use {
    private KieSession session;
    private Cleaner.Cleanable abandoned;
    private final AtomicBoolean ended = new AtomicBoolean();

    /** Ends it; false if the cleaner was faster, which then disposes of the session. */
    private boolean end() {
      boolean first = ended.compareAndSet(false, true);
      abandoned.clean(); // It is not called by the cleaner any more.
      return first;
    }
  }

  /**
   * The sessions of a base.
   *
   * @param sources the sources that it was compiled from; empty if unknown
   * @param notes the notes on the sources, for the probe
   * @param probe sees each new session, and the rules if they are compiled again
   */
  Sessions(KieBase base, List<RuleSource> sources, SourceNotes notes, RuleProbe probe) {
    this.base = base;
    this.sources = sources;
    this.notes = notes;
    this.probe = probe;
    settings = DroolsSettings.session();
    ConcurrentLinkedDeque<KieSession> left = empty;
    CLEANER.register(this, () -> disposeAll(left));
  }

  private static void disposeAll(ConcurrentLinkedDeque<KieSession> sessions) {
    for (KieSession session = sessions.poll(); session != null; session = sessions.poll()) {
      session.dispose();
    }
  }

  /** The sources that the base was compiled from. */
  public List<RuleSource> sources() {
    return sources;
  }

  /** The base, for people outside, who may keep it: it is in use for ever. */
  public synchronized KieBase show() {
    if (!shown) {
      hold();
      shown = true;
    }
    return base;
  }

  /** A use of the base, until it is given back or its user is collected. */
  public Use take(Object user) {
    hold();
    Use use = new Use();
    use.abandoned = CLEANER.register(user, () -> abandoned(use));
    return use;
  }

  /** The base, to somebody who uses it: it is another one if it was taken away meanwhile. */
  public KieBase base() {
    return base;
  }

  /** Gives a use its session, without facts. */
  public KieSession open(Use use) {
    KieSession session = empty.poll();
    if (session == null) {
      session = CallersLoader.with(() -> MatchSession.of(base, settings));
      listen(session);
      probe.opened(session);
    }
    use.session = session;
    awake.incrementAndGet();
    return session;
  }

  private static void listen(KieSession session) {
    session.addEventListener(new EffectsInForce());
    session.addEventListener(new Contributions());
  }

  /**
   * Takes all facts from a session at once, where that is certain to do the same as to delete each,
   * and faster: rules that only join facts, and few memories of the network for each fact.
   *
   * @return false if nothing was done
   */
  boolean reset(KieSession session) {
    StatefulKnowledgeSessionImpl resettable = (StatefulKnowledgeSessionImpl) session;
    long facts = session.getFactCount();
    if (probe != RuleProbe.NONE
        || resettable.getNodeMemories().length() > MOST_MEMORIES * facts
        || !direct().joinsOnly()) {
      return false;
    }
    resettable.reset();
    listen(session);
    return true;
  }

  /** The rules of the base in use that are evaluated directly. */
  DirectRules direct() {
    DirectRules known = direct;
    if (known == null) {
      known = new DirectRules(base);
      direct = known;
    }
    return known;
  }

  private void abandoned(Use use) {
    if (use.ended.compareAndSet(false, true)) {
      disposeSession(use);
      inUse.decrementAndGet();
    }
  }

  private void disposeSession(Use use) {
    if (use.session != null) {
      use.session.dispose();
      awake.decrementAndGet();
    }
  }

  /**
   * True if so many matches hold sessions that one should {@link #lend} its own to others between
   * calls. Who watches the rules would see them derive everything again: those sessions stay.
   */
  boolean isCrowded() {
    return awake.get() > MOST_HELD && probe == RuleProbe.NONE;
  }

  /** Takes back a session without facts from a use that goes on; {@link #open} gives it another. */
  void lend(Use use) {
    KieSession session = use.session;
    use.session = null;
    awake.decrementAndGet();
    if (isEmptied(session) && empty.size() < MOST_KEPT) {
      empty.push(session);
    } else {
      session.dispose();
    }
  }

  /** Ends the session of a use that goes on; {@link #open} gives it another. */
  void drop(Use use) {
    disposeSession(use);
    use.session = null;
  }

  /** Shows a fact to the rules while nobody watches; see {@link #ask(Object, Tracer)}. */
  public void ask(Object fact) {
    ask(fact, null);
  }

  /**
   * Shows a fact to the rules of the base in use, in a session without other facts. Rules that need
   * none wait for a match, which they may ask for something.
   *
   * @param tracer is told of it; null if nobody watches
   */
  public void ask(Object fact, Tracer tracer) {
    AgendaEventListener told = tracer == null ? null : new Expiries().tracedBy(tracer);
    inSession(
        session -> {
          if (told != null) {
            session.addEventListener(told);
          }
          FactHandle handle = session.insert(fact);
          if (told != null) {
            tracer.shown(fact, handle);
          }
          AgendaFiring.fire(session, RuleConditions::needsFact);
          session.delete(handle);
          if (told != null) {
            tracer.withdrawn(fact);
            session.removeEventListener(told);
          }
          return fact;
        });
  }

  /** Gives what a question finds in a session of the base in use without facts, and leaves none. */
  @Override
  public <T> T inSession(Function<KieSession, T> question) {
    Object user = new Object();
    Use use = take(user);
    boolean answered = false;
    try {
      T answer = question.apply(open(use));
      answered = true;
      return answer;
    } finally {
      if (answered) {
        giveBack(use);
      } else {
        dispose(use);
      }
      Reference.reachabilityFence(user);
    }
  }

  /**
   * Takes back a session from which all facts were deleted; one that still has some is disposed.
   */
  public void giveBack(Use use) {
    if (use.session != null && isEmptied(use.session) && empty.size() < MOST_KEPT) {
      if (use.end()) {
        empty.push(use.session);
        awake.decrementAndGet();
        inUse.decrementAndGet();
      }
    } else {
      dispose(use);
    }
  }

  /**
   * Takes the globals from a session that rules have set, those of the engine being set by a
   * delegate.
   *
   * @return true if it has no facts, also none of entry points with names
   */
  private static boolean isEmptied(KieSession session) {
    ((StatefulKnowledgeSessionImpl) session).getGlobalResolver().clear();
    for (EntryPoint entry : session.getEntryPoints()) {
      if (entry.getFactCount() > 0) {
        return false;
      }
    }
    return true;
  }

  /** Ends a session that cannot be used again. */
  public void dispose(Use use) {
    if (use.end()) {
      disposeSession(use);
      inUse.decrementAndGet();
    }
  }

  /** The number of matches that hold the base. */
  public int held() {
    return Math.max(0, inUse.get());
  }

  /** True if the base could be taken away now. */
  public boolean isIdle() {
    return !sources.isEmpty() && inUse.get() == 0;
  }

  /** Gives the base away to be patched; empty if it is in use. */
  public synchronized Optional<KieBase> takeAway() {
    if (!isIdle() || !inUse.compareAndSet(0, TAKEN_AWAY)) {
      return Optional.empty();
    }
    KieBase given = base;
    base = null;
    disposeAll(empty);
    return Optional.of(given);
  }

  /** Counts a use; a base that was taken away is compiled once more. */
  private void hold() {
    for (int uses = inUse.get(); ; uses = inUse.get()) {
      if (uses == TAKEN_AWAY) {
        compileAgain();
      } else if (inUse.compareAndSet(uses, uses + 1)) {
        return;
      }
    }
  }

  private synchronized void compileAgain() {
    if (inUse.get() == TAKEN_AWAY) {
      base = RuleCompiler.compile(sources, packages -> probe.compiled(sources, notes, packages));
      direct = null;
      inUse.set(0);
    }
  }
}
