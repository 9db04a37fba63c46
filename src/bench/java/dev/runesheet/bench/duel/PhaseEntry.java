package dev.runesheet.bench.duel;

/**
 * The log entry of a phase that ran.
 *
 * @param turn the turn, 0 for the game start
 * @param active the active entity
 * @param phase the phase that ended
 * @param passed whether the turn was passed by then
 * @param dropped events dropped in this phase
 * @param changes how many attribute changes the match had by then
 * @param attributes the attributes of entity 0, then of entity 1; empty if the match takes no
 *     snapshots
 */
public record PhaseEntry(
    int turn,
    int active,
    Phase phase,
    boolean passed,
    int dropped,
    int changes,
    double[] attributes) {}
