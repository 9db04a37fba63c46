package dev.runesheet.engine.trace;

import java.util.function.Supplier;

/** The registration of a {@link Tracer} for matches. */
public final class Tracing {

  private static final ThreadLocal<Tracer> CURRENT = new ThreadLocal<>();

  private Tracing() {}

  /**
   * Traces the matches that this thread starts meanwhile, for as long as they live; forks of them
   * are not traced.
   */
  public static <T> T during(Tracer tracer, Supplier<T> action) {
    Tracer outer = CURRENT.get();
    CURRENT.set(tracer);
    try {
      return action.get();
    } finally {
      CURRENT.set(outer);
    }
  }

  /** The tracer of a match that starts now, or null. */
  public static Tracer current() {
    return CURRENT.get();
  }
}
