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
  /** No need: the effect acts on the last known state, as one does that answers its own death. */
  LAST_KNOWN,
  /** No need: an action or a copy started the effect. */
  LICENSED;

  private final String word = name().toLowerCase(Locale.ROOT);

  @Override
  public String word() {
    return word;
  }
}
