package dev.runesheet.engine;

import java.util.List;

/**
 * A part of what a player has been told of a match.
 *
 * @param entries what happened, in order
 * @param next the cursor to go on with
 */
public record StreamPage(List<Happening> entries, int next) {}
