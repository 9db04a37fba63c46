package dev.runesheet.spi.fault;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The exceptions of a failure. Java lets causes form a circle: here each comes once. */
public final class Causes {

  private Causes() {}

  /**
   * The exceptions of a failure: what was thrown, its cause, the cause of that, and so on; none of
   * null.
   */
  public static List<Throwable> of(Throwable thrown) {
    Set<Throwable> known = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Throwable> causes = new ArrayList<>();
    for (Throwable cause = thrown; cause != null && known.add(cause); cause = cause.getCause()) {
      causes.add(cause);
    }
    return causes;
  }

  /** The exception that has brought about all that wrap it. */
  public static Throwable root(Throwable thrown) {
    List<Throwable> causes = of(thrown);
    return causes.get(causes.size() - 1);
  }
}
