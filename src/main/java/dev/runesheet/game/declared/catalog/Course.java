package dev.runesheet.game.declared.catalog;

import dev.runesheet.spi.EventOrder;
import dev.runesheet.spi.Limits;
import java.util.Map;

/**
 * The course of a declared game's matches besides its phases.
 *
 * @param events the place on the agenda of events that programs cause
 * @param openDice whether all players see the outcomes of dice
 * @param marks marks of a turn, by the word with which verbs signal them
 * @param over the phase after the end of a match; empty if a match stays in its last one
 * @param limits the limits beyond which an action counts as endless
 * @param durations whether effects can end with a turn
 * @param eliminates whether players can be out
 * @param opening the number of phases before the first turn
 */
public record Course(
    EventOrder events,
    boolean openDice,
    Map<String, String> marks,
    String over,
    Limits limits,
    boolean durations,
    boolean eliminates,
    int opening) {

  /** Keeps the order. */
  public Course {
    marks = Ordered.copy(marks);
  }
}
