package dev.runesheet.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** All that happened in a match, in order. It can be taken back to a mark. */
final class Journal {

  private static final int LOOP_LOOKED_AT = 200;

  private final List<Happening> happenings = new ArrayList<>();
  private final List<Consumer<Happening>> listeners = new ArrayList<>();
  private int told;

  void add(Happening happening) {
    happenings.add(happening);
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
   * Tells listeners what is new; called when an action has succeeded, so nothing told is taken
   * back.
   */
  void tell() {
    if (listeners.isEmpty()) {
      told = happenings.size();
      return;
    }
    while (told < happenings.size()) {
      Happening happening = happenings.get(told++);
      listeners.forEach(listener -> listener.accept(happening));
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
    return undone;
  }

  /** The different effects that ran last, in the order they first ran among the last ones. */
  List<String> lastEffects(int mark) {
    Set<String> effects = new LinkedHashSet<>();
    int from = Math.max(mark, happenings.size() - LOOP_LOOKED_AT);
    for (Happening happening : happenings.subList(from, happenings.size())) {
      if (happening instanceof Happening.Activated activated) {
        effects.add(activated.effect());
      }
    }
    return List.copyOf(effects);
  }
}
