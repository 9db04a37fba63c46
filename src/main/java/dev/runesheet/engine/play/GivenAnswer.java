package dev.runesheet.engine.play;

import dev.runesheet.spi.Option;

/**
 * An answer that was given. Its text is made when somebody reads it.
 *
 * @param decision the id of the decision
 * @param option null if it was restored from a text that has none
 */
public record GivenAnswer(String decision, Option option) {

  /** The reply of a text, which is {@code decision=option}. */
  public static GivenAnswer of(String text) {
    int equals = text.indexOf('=');
    return equals < 0
        ? new GivenAnswer(text, null)
        : new GivenAnswer(text.substring(0, equals), new Option(text.substring(equals + 1), ""));
  }

  /** The answer as {@code decision=option}. */
  public String text() {
    return option == null ? decision : decision + "=" + option.id();
  }
}
