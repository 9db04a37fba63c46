package dev.runesheet.engine;

/**
 * One legal answer to a decision.
 *
 * @param id a stable text, unique within the decision
 * @param words as people read it
 */
public record Option(String id, String words) {}
