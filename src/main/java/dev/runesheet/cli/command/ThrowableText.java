package dev.runesheet.cli.command;

import java.util.List;
import java.util.stream.Stream;

/** The words for what code of a game, a bot or a verb threw, with the place of that code. */
public final class ThrowableText {

  private static final List<String> OF_LIBRARIES =
      List.of("java.", "javax.", "jdk.", "sun.", "org.drools.", "org.kie.", "org.mvel2.");

  private static final String OURS = "dev.runesheet.";

  private ThrowableText() {}

  /**
   * The exception in a line, with the place that threw it, for a project's author; a place of
   * Runesheet is asked to be reported.
   */
  public static String words(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null && cause.getCause() != cause) {
      cause = cause.getCause();
    }
    String line = thrown.toString().lines().findFirst().orElse("");
    StackTraceElement place =
        Stream.of(cause.getStackTrace())
            .filter(frame -> OF_LIBRARIES.stream().noneMatch(frame.getClassName()::startsWith))
            .findFirst()
            .orElse(null);
    if (place == null) {
      return line;
    }
    boolean ours = place.getClassName().startsWith(OURS);
    return line
        + " ("
        + place
        + ")"
        + (ours ? ". Unless your own code caused it, please report it" : "");
  }
}
