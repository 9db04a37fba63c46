package dev.runesheet.engine.state;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.ListenerException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The listeners of a match. */
public final class Listeners {

  private final List<Consumer<Happening>> all = new ArrayList<>();

  /** Adds a listener behind all others. */
  public void add(Consumer<Happening> listener) {
    all.add(given(listener, "listener"));
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /**
   * Notifies all listeners; returns the earlier exception, or the first one thrown; null if none
   * is.
   */
  public ListenerException tell(Happening happening, ListenerException earlier) {
    ListenerException failed = earlier;
    for (Consumer<Happening> listener : all) {
      try {
        listener.accept(happening);
      } catch (Exception thrown) { // Listeners in Kotlin or Scala throw checked ones, too.
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
