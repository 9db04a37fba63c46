package dev.runesheet.bench.duel;

import java.util.List;

/**
 * Why a choice, or the start of a match, failed, and what was undone with it.
 *
 * @param reason the limit that was broken
 * @param turn the turn in which it happened
 * @param active the entity that was active
 * @param phase the phase that was not completed
 * @param choice the ability whose choice was undone; -1 if there was none
 * @param entries the entries of completed phases that were undone
 * @param rolls the rolls that were undone
 */
public record Failure(
    Reason reason,
    int turn,
    int active,
    Phase phase,
    int choice,
    List<PhaseEntry> entries,
    long[] rolls) {

  /** The limits. */
  public enum Reason {
    /** More events waiting than there is room for. */
    QUEUE("overflow", "queue"),
    /** More events in one phase than are allowed. */
    EVENTS("overflow", "events"),
    /** A number that is not finite. */
    NUMBER("number", "");

    private final String error;
    private final String limit;

    Reason(String error, String limit) {
      this.error = error;
      this.limit = limit;
    }

    /** The error as recorded matches name it. */
    public String error() {
      return error;
    }

    /** The limit as recorded matches name it; empty if the error has none. */
    public String limit() {
      return limit;
    }
  }
}
