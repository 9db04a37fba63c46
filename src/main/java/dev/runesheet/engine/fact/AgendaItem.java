package dev.runesheet.engine.fact;

/**
 * Something that waits on the agenda: an event, an activation, an attempt, a checkpoint, or a wait.
 */
public interface AgendaItem {}
