package dev.runesheet.game.declared.catalog;

import dev.runesheet.engine.Limits;
import java.util.List;

/**
 * A way to play a game of {@link Characters}. The effects under its name are in play for each
 * player.
 *
 * @param stats the numbers of each character, in order; 0 where a character says nothing else
 * @param turns the last turn; the match then ends in a draw
 * @param limits the limits beyond which a phase counts as endless
 */
public record Mode(List<String> stats, int turns, Limits limits) {

  /** Copies the list. */
  public Mode {
    stats = List.copyOf(stats);
  }
}
