package dev.runesheet.bench.lanes;

import java.util.Map;

/**
 * All cards of a game.
 *
 * @param all by their numbers
 * @param numbers by their ids
 */
public record Kinds(Kind[] all, Map<String, Integer> numbers) {}
