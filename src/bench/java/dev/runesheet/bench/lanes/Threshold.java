package dev.runesheet.bench.lanes;

/**
 * A power that a card has effects for.
 *
 * @param first the effects of the first time that it is reached
 * @param each the effects of each time
 */
record Threshold(int power, Answer[] first, Answer[] each) {}
