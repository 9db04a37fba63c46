package dev.runesheet.game.werewolf.word;

/** The kinds of defenses. */
public enum Defense implements GuideWord {
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

  @Override
  public Extent extent() {
    return extent;
  }
}
