package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The changes that an ability makes to a candidate in the next poll of a type. */
public enum CandidateChange implements Titled {
  /** A candidate for whom nobody can vote. */
  UNVOTABLE,
  /** The candidate cannot win. */
  DISQUALIFIED,
  /** Extra votes, visible to all. */
  VOTES(Extent.UNPLAYED),
  /** Extra votes, visible to nobody. */
  HIDDEN_VOTES(Extent.UNPLAYED);

  /** The kind of abilities that make them. */
  public static final String KIND = "Manipulate";

  private final Extent extent;

  CandidateChange() {
    this(Extent.GUIDE);
  }

  CandidateChange(Extent extent) {
    this.extent = extent;
  }

  @Override
  public boolean isPlayed() {
    return extent != Extent.UNPLAYED;
  }
}
