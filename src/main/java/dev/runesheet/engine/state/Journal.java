package dev.runesheet.engine.state;

import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.ListenerException;
import dev.runesheet.spi.fault.SneakyThrow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The log of a match, in order. It can be taken back to a mark. */
public final class Journal {

  private static final int LOOP_LOOKED_AT = 200;

  private final List<Happening> happenings = new ArrayList<>();
  private final Listeners listeners = new Listeners();
  private int told;

  /** The streams of the players that are being watched; in most matches none. */
  private JournalObserver[] observers = {};

  /** The observer of each happening, called at once; null in most matches. */
  public Tracer tracer;

  /** Adds a happening, and tells observers of it at once; listeners wait for {@link #tell}. */
  public void add(Happening happening) {
    happenings.add(happening);
    if (tracer != null) {
      tracer.happened(happenings.size() - 1, happening);
    }
    for (JournalObserver observer : observers) {
      observer.happened(happening);
    }
  }

  /** Tells observers that a block or a step of the phases has ended. */
  public void stepped() {
    for (JournalObserver observer : observers) {
      observer.stepped();
    }
  }

  /** Tells observers that an action begins. */
  public void beginning() {
    for (JournalObserver observer : observers) {
      observer.beginning();
    }
  }

  /** Tells observers that an action is at its end: as the last part of it, since it can fail. */
  public void ending() {
    for (JournalObserver observer : observers) {
      observer.ending();
    }
  }

  /** All happenings so far, which cannot be changed but grow with the journal. */
  public List<Happening> all() {
    return Collections.unmodifiableList(happenings);
  }

  /** Forgets all, as if nothing had happened; before anybody listens. */
  public void forget() {
    happenings.clear();
  }

  /** The number of happenings so far. */
  public int mark() {
    return happenings.size();
  }

  /** Registers a listener, which is told of what happened by {@link #tell}. */
  public void listen(Consumer<Happening> listener) {
    listeners.add(listener);
  }

  /** Registers an observer of all that happens from now on. */
  public void observe(JournalObserver observer) {
    observers = Arrays.copyOf(observers, observers.length + 1);
    observers[observers.length - 1] = observer;
  }

  /**
   * Notifies listeners of new happenings; called when an action has succeeded. An exception of one
   * listener does not keep the others from being notified.
   *
   * @throws ListenerException if one of them threw an exception
   */
  public void tell() {
    for (JournalObserver observer : observers) {
      observer.settle(mark());
    }
    ListenerException failed = null;
    if (listeners.isEmpty()) {
      told = happenings.size();
    }
    while (told < happenings.size()) {
      failed = listeners.tell(happenings.get(told++), failed);
    }
    tellPlayers(failed);
  }

  private void tellPlayers(ListenerException earlier) {
    ListenerException failed = earlier;
    for (JournalObserver observer : observers) {
      failed = observer.tell(failed);
    }
    if (failed != null) {
      throw failed;
    }
  }

  /**
   * Notifies players that everything after a mark was taken back; called when the match is again in
   * the state of the mark. What a game's own code throws does not keep others from being notified.
   *
   * @throws ListenerException if a listener threw an exception
   */
  public void undone(int mark) {
    Throwable failed = null;
    for (JournalObserver observer : observers) {
      try {
        observer.undone(mark);
      } catch (Throwable thrown) { // Whatever it is: the other players must know of it, too.
        failed = with(failed, thrown);
      }
    }
    try {
      tellPlayers(null);
    } catch (ListenerException thrown) {
      failed = with(failed, thrown);
    }
    if (failed != null) {
      throw SneakyThrow.raise(failed);
    }
  }

  /** The first failure, in which a further one is suppressed. */
  private static Throwable with(Throwable first, Throwable further) {
    if (first == null) {
      return further;
    }
    if (first != further) { // A game may throw a constant, which cannot be suppressed in itself.
      first.addSuppressed(further);
    }
    return first;
  }

  /** Takes back all since a mark, the last first; returns it in the order it happened. */
  public List<Happening> rollBack(int mark, LiveWorld world) {
    List<Happening> since = happenings.subList(mark, happenings.size());
    List<Happening> undone = List.copyOf(since);
    for (int i = undone.size() - 1; i >= 0; i--) {
      Undo.undo(undone.get(i), world);
    }
    since.clear();
    told = Math.min(told, mark);
    for (JournalObserver observer : observers) {
      observer.discard();
    }
    if (tracer != null) {
      tracer.takenBack(mark);
    }
    return undone;
  }

  /** The different effects of different holders that ran last, in the order they first ran. */
  public List<Happening.Activated> lastEffects(int mark) {
    Map<List<Object>, Happening.Activated> effects = new LinkedHashMap<>();
    int from = Math.max(mark, happenings.size() - LOOP_LOOKED_AT);
    for (Happening happening : happenings.subList(from, happenings.size())) {
      if (happening instanceof Happening.Activated activated) {
        effects.putIfAbsent(List.of(activated.effect(), activated.self()), activated);
      }
    }
    return effects.isEmpty() ? lastEffect(mark, from) : List.copyOf(effects.values());
  }

  /** The last effect that ran before a place, such as one whose verb itself never ends. */
  private List<Happening.Activated> lastEffect(int mark, int before) {
    for (int i = before - 1; i >= mark; i--) {
      if (happenings.get(i) instanceof Happening.Activated activated) {
        return List.of(activated);
      }
    }
    return List.of();
  }
}
