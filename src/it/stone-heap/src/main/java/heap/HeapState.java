package heap;

import dev.runesheet.spi.GameState;

/** Whose turn it is, and where in the turn the match stands. */
public final class HeapState extends GameState {

  /** The number of players. */
  static final int PLAYERS = 2;

  /** A part of a turn: effects answer it, the player takes stones, it ends. */
  public enum Phase {
    DAWN,
    TAKE,
    DUSK
  }

  public int turn = 1;
  public int active;

  /** The part that comes next. */
  public Phase phase = Phase.DAWN;

  /** The most stones that anybody has taken at once. */
  public int most;

  @Override
  public HeapState copy() {
    return (HeapState) withSameFields();
  }

  @Override
  public int players() {
    return PLAYERS;
  }

  @Override
  public int active() {
    return active;
  }

  @Override
  public String phaseName() {
    return "take";
  }

  @Override
  public int turn() {
    return turn;
  }
}
