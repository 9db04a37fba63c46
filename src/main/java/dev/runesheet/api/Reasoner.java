package dev.runesheet.api;

import dev.runesheet.spi.Reasoning;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The service that answers questions about matches. A match plays without one; the package {@code
 * dev.runesheet.why} provides it, and {@link ServiceLoader} finds it at the first question.
 */
public interface Reasoner {

  /** See {@link Match#why}. */
  Reasoning why(Match match, int change);

  /** See {@link Match#whyNot}. */
  Reasoning whyNot(Match match, String effect);

  /**
   * The one that is on the class path.
   *
   * @throws IllegalStateException if there is none
   */
  static Reasoner installed() {
    try {
      return ServiceLoader.load(Reasoner.class, Reasoner.class.getClassLoader())
          .findFirst()
          .orElseThrow(() -> absent(null));
    } catch (ServiceConfigurationError broken) {
      throw absent(broken);
    }
  }

  private static IllegalStateException absent(Throwable cause) {
    return new IllegalStateException(
        "nothing here answers why. Maybe the package dev.runesheet.why was left out of the class"
            + " path.",
        cause);
  }
}
