package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The kinds of defenses. */
public enum Defense implements Titled {
  ABSENCE,
  ACTIVE,
  PASSIVE,
  PARTIAL,
  /** A kind of later guides. */
  RECRUITMENT(Extent.LATER);

  private final Extent extent;

  Defense() {
    this(Extent.GUIDE);
  }

  Defense(Extent extent) {
    this.extent = extent;
  }

  /** True if the guide has it. */
  public boolean ofGuide() {
    return extent == Extent.GUIDE;
  }
}
