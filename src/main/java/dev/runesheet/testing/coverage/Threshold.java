package dev.runesheet.testing.coverage;

import dev.runesheet.model.SourceLocation;

/**
 * A required coverage.
 *
 * @param of a game, a project or a file; empty for all together
 * @param metric the unit counted
 * @param percent from 0 to 100
 * @param source the place of its source
 */
public record Threshold(String of, Metric metric, double percent, SourceLocation source) {}
