package dev.runesheet.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** All that happened in a match, in order. It can be taken back to a mark. */
final class Journal {

  private static final int LOOP_LOOKED_AT = 200;

  private final List<Happening> happenings = new ArrayList<>();
  private final List<Consumer<Happening>> listeners = new ArrayList<>();
  private int told;

  /** Is told of each happening at once; null for most matches. */
  Tracer tracer;

  void add(Happening happening) {
    happenings.add(happening);
    if (tracer != null) {
      tracer.happened(happenings.size() - 1, happening);
    }
  }

  List<Happening> all() {
    return Collections.unmodifiableList(happenings);
  }

  int mark() {
    return happenings.size();
  }

  void listen(Consumer<Happening> listener) {
    listeners.add(listener);
  }

  /**
   * Tells listeners what is new; called when an action has succeeded. Whatever one of them throws,
   * all hear everything.
   *
   * @throws ListenerException if one of them threw an exception
   */
  void tell() {
    if (listeners.isEmpty()) {
      told = happenings.size();
      return;
    }
    ListenerException failed = null;
    while (told < happenings.size()) {
      Happening happening = happenings.get(told++);
      for (Consumer<Happening> listener : listeners) {
        failed = tell(listener, happening, failed);
      }
    }
    if (failed != null) {
      throw failed;
    }
  }

  private static ListenerException tell(
      Consumer<Happening> listener, Happening happening, ListenerException earlier) {
    try {
      listener.accept(happening);
      return earlier;
    } catch (RuntimeException thrown) {
      if (earlier == null) {
        return new ListenerException(happening, thrown);
      }
      earlier.addSuppressed(thrown);
      return earlier;
    }
  }

  /** Takes back all since a mark, the last first; returns it in the order it happened. */
  List<Happening> rollBack(int mark, World world) {
    List<Happening> since = happenings.subList(mark, happenings.size());
    List<Happening> undone = List.copyOf(since);
    for (int i = undone.size() - 1; i >= 0; i--) {
      undone.get(i).undo(world);
    }
    since.clear();
    told = Math.min(told, mark);
    if (tracer != null) {
      tracer.takenBack(mark);
    }
    return undone;
  }

  /** The different effects of different holders that ran last, in the order they first ran. */
  List<Happening.Activated> lastEffects(int mark) {
    Map<List<Object>, Happening.Activated> effects = new LinkedHashMap<>();
    int from = Math.max(mark, happenings.size() - LOOP_LOOKED_AT);
    for (Happening happening : happenings.subList(from, happenings.size())) {
      if (happening instanceof Happening.Activated activated) {
        effects.putIfAbsent(List.of(activated.effect(), activated.self()), activated);
      }
    }
    return List.copyOf(effects.values());
  }
}
