package dev.runesheet.testing.coverage;

import dev.runesheet.model.SourceLocation;

/**
 * What must be covered at least.
 *
 * @param of a game, a project or a file; empty for all together
 * @param metric what is counted
 * @param percent from 0 to 100
 * @param source where that is said
 */
public record Threshold(String of, Metric metric, double percent, SourceLocation source) {}
