package dev.runesheet.engine.fact;

/** An item of the agenda: an event, an activation, an attempt, a checkpoint, or a wait. */
public interface AgendaItem {}
