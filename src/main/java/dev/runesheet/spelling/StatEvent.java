package dev.runesheet.spelling;

import java.util.Optional;

/** The names of events that are changes of numbers, such as {@code health changes}. */
public final class StatEvent {

  private static final String SUFFIX = " changes";

  private StatEvent() {}

  /** The event that a change of a number raises. */
  public static String of(String stat) {
    return stat + SUFFIX;
  }

  /** The number whose change an event is; empty for other events. */
  public static Optional<String> stat(String event) {
    return isChange(event)
        ? Optional.of(event.substring(0, event.length() - SUFFIX.length()))
        : Optional.empty();
  }

  /** True if an event is the change of a number. */
  public static boolean isChange(String event) {
    return event.endsWith(SUFFIX);
  }
}
