package dev.runesheet.word;

import dev.runesheet.spelling.Word;
import java.util.Locale;

/**
 * The state that a waiting activation needs of its effect when its turn comes. Metadata of rules
 * has the word {@code last_known}.
 */
public enum Need implements Word {
  /** The effect is still in force. */
  LIVE,
  /** None: it acts on the last known state, such as an effect that runs on its own death. */
  LAST_KNOWN,
  /** None: an action or a copy started it. */
  LICENSED;

  private final String word = name().toLowerCase(Locale.ROOT);

  @Override
  public String word() {
    return word;
  }
}
