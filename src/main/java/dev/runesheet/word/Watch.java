package dev.runesheet.word;

import dev.runesheet.spelling.Word;

/** The relation of an event's subject to the holder of an effect that answers it. */
public enum Watch implements Word {
  /** Events about the holder only. */
  OWN,
  /** Events about others of the same controller. */
  ALLY,
  /** Events about entities of other controllers. */
  ENEMY,
  /** Events about anyone but the holder. */
  OTHER,
  /** All events. */
  ANY;

  /** True if events about the holder itself are answered. */
  public boolean includesHolder() {
    return this == OWN || this == ANY;
  }
}
