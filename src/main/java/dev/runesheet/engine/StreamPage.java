package dev.runesheet.engine;

import java.util.List;

/**
 * A page of a player's stream.
 *
 * @param entries the entries, in order
 * @param next the cursor of the next page
 */
public record StreamPage(List<Happening> entries, int next) {}
