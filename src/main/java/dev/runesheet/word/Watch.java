package dev.runesheet.word;

import dev.runesheet.spelling.Word;

/** The relation of an event's subject to the holder of an effect that answers it. */
public enum Watch implements Word {
  /** Only those about the holder. */
  OWN,
  /** Those about others of the same controller. */
  ALLY,
  /** Those about entities of other controllers. */
  ENEMY,
  /** Those about anyone but the holder. */
  OTHER,
  /** All. */
  ANY;

  /** True if events about the holder itself are answered. */
  public boolean includesHolder() {
    return this == OWN || this == ANY;
  }
}
