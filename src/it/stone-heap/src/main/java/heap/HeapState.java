package heap;

import dev.runesheet.spi.turn.TurnState;

/** Whose turn it is, and the most stones that anybody has taken at once. */
public final class HeapState extends TurnState {

  public int most;

  @Override
  public HeapState copy() {
    return (HeapState) withSameFields();
  }
}
