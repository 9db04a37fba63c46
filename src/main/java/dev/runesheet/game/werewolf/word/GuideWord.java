package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** A word of role texts that not all guides have. */
interface GuideWord extends Titled {

  /** The texts that hold it. */
  Extent extent();

  /** True if the guide has it. */
  default boolean ofGuide() {
    return extent() == Extent.GUIDE;
  }

  @Override
  default boolean isPlayed() {
    return extent() != Extent.UNPLAYED;
  }
}
