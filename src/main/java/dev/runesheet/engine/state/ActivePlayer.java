package dev.runesheet.engine.state;

import dev.runesheet.spi.GameState;
import java.util.Optional;

/** The player whose turn it is as the state of a game says, which must be one who plays. */
public final class ActivePlayer {

  private ActivePlayer() {}

  /**
   * The player whose turn it is; -1 if it is nobody's.
   *
   * @throws IllegalStateException if it is a number of no player
   */
  public static int of(GameState state) {
    wrong(state)
        .ifPresent(
            sentence -> {
              throw new IllegalStateException(sentence);
            });
    return state.active();
  }

  /** The sentence about a number that is of no player; empty if it is right. */
  public static Optional<String> wrong(GameState state) {
    int active = state.active();
    int players = state.players();
    return active >= -1 && active < players
        ? Optional.empty()
        : Optional.of(
            "active() of state ("
                + state.getClass().getName()
                + ") gives "
                + active
                + ", which is nobody who plays; expected -1 to "
                + (players - 1)
                + ".");
  }
}
