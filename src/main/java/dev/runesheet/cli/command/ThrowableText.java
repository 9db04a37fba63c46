package dev.runesheet.cli.command;

import dev.runesheet.engine.trace.FailedVerb;
import dev.runesheet.spi.fault.Causes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The words for what code of a game, a bot or a verb threw, with the place of that code. */
public final class ThrowableText {

  private static final List<String> OF_LIBRARIES =
      List.of(
          "java.",
          "javax.",
          "jdk.",
          "sun.",
          "org.drools.",
          "org.kie.",
          "org.mvel2.",
          "com.fasterxml.",
          "org.apache.",
          "picocli.");

  private static final String OURS = "dev.runesheet.";
  private static final String OF_MODEL = OURS + "model.";

  private ThrowableText() {}

  /**
   * The exception in a line, with the verb or the place that threw it, for a project's author; a
   * place of Runesheet is asked to be reported.
   */
  public static String words(Throwable thrown) {
    String line = thrown.toString().lines().findFirst().orElse("");
    return FailedVerb.told(thrown)
        .map(verb -> verb + " failed: " + line)
        .orElseGet(() -> placed(line, thrown));
  }

  private static String placed(String line, Throwable thrown) {
    return place(thrown)
        .map(
            place ->
                line
                    + " ("
                    + place
                    + ")"
                    + (isOurs(place) ? ". Unless your own code caused it, please report it" : ""))
        .orElse(line);
  }

  /** True if the place that threw it is in code of a project, and not in Runesheet's. */
  static boolean isOfProject(Throwable thrown) {
    return place(thrown).filter(place -> !isOurs(place)).isPresent();
  }

  /**
   * The first place that is in no library; empty if there is none. What the model refuses is placed
   * where a project made it.
   */
  private static Optional<StackTraceElement> place(Throwable thrown) {
    List<StackTraceElement> places =
        Stream.of(Causes.root(thrown).getStackTrace())
            .filter(frame -> OF_LIBRARIES.stream().noneMatch(frame.getClassName()::startsWith))
            .toList();
    Optional<StackTraceElement> behind =
        places.stream().filter(frame -> !frame.getClassName().startsWith(OF_MODEL)).findFirst();
    return behind.filter(place -> !isOurs(place)).or(() -> places.stream().findFirst());
  }

  private static boolean isOurs(StackTraceElement place) {
    return place.getClassName().startsWith(OURS);
  }
}
