package dev.runesheet.bench.duel;

/**
 * A compiled program of one holder.
 *
 * @param source the index of its {@link Source} in the {@link Duel}
 * @param body its operations
 */
record Program(int source, Block body) {}
