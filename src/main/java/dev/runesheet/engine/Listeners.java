package dev.runesheet.engine;

import static dev.runesheet.engine.Given.given;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The listeners of a match. */
final class Listeners {

  private final List<Consumer<Happening>> all = new ArrayList<>();

  void add(Consumer<Happening> listener) {
    all.add(given(listener, "listener"));
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /**
   * Notifies all listeners; returns the earlier exception, or the first one thrown; null if none
   * is.
   */
  ListenerException tell(Happening happening, ListenerException earlier) {
    ListenerException failed = earlier;
    for (Consumer<Happening> listener : all) {
      try {
        listener.accept(happening);
      } catch (RuntimeException thrown) {
        if (failed == null) {
          failed = new ListenerException(happening, thrown);
        } else {
          failed.addSuppressed(thrown);
        }
      }
    }
    return failed;
  }
}
