package lantern;

import dev.runesheet.spi.turn.TurnState;

/** Whose turn it is. */
public final class LanternState extends TurnState {

  @Override
  public LanternState copy() {
    return (LanternState) withSameFields();
  }
}
