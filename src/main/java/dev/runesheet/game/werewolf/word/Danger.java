package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The killings that a defense is against. */
public enum Danger implements Titled {
  ATTACKS,
  /** Attacks too. */
  KILLS,
  LYNCHES,
  ALL,
  ATTACKS_AND_LYNCHES(Extent.LATER),
  BANISHMENTS(Extent.UNPLAYED);

  private final Extent extent;

  Danger() {
    this(Extent.GUIDE);
  }

  Danger(Extent extent) {
    this.extent = extent;
  }

  @Override
  public String title() {
    return Titled.super.title().replace("And", "&");
  }

  @Override
  public String word() {
    return Titled.super.word().replace("and", "with");
  }

  /** True if the guide has it. */
  public boolean ofGuide() {
    return extent == Extent.GUIDE;
  }

  @Override
  public boolean isPlayed() {
    return extent != Extent.UNPLAYED;
  }
}
