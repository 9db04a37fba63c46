package dev.runesheet.spi.fact;

/**
 * An item of the agenda: an event, an activation, an attempt, a checkpoint, a deferred step, or a
 * wait.
 */
public interface AgendaItem {

  /**
   * The id of an entity that is none: the subject of an event that is about the match as a whole,
   * so that every holder may answer.
   */
  int NOBODY = -1;
}
