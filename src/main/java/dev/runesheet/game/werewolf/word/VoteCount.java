package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The numbers by which votes count, and that abilities manipulate. */
public enum VoteCount implements Titled {
  PUBLIC_VOTING_POWER(Extent.GUIDE, 1),
  PRIVATE_VOTING_POWER(Extent.GUIDE, 1),
  PUBLIC_STARTING_VOTES(Extent.GUIDE, 0),
  SPECIAL_PUBLIC_VOTING_POWER(Extent.UNPLAYED, 1);

  /** The sign before a number that is added. */
  public static final String MORE = "+";

  private final Extent extent;
  private final int usual;

  VoteCount(Extent extent, int usual) {
    this.extent = extent;
    this.usual = usual;
  }

  /** The number of a player whom nobody manipulates. */
  public int usual() {
    return usual;
  }

  /** The word in lower case: role texts put it in quotes. */
  @Override
  public String title() {
    return word();
  }

  @Override
  public boolean isPlayed() {
    return extent != Extent.UNPLAYED;
  }
}
