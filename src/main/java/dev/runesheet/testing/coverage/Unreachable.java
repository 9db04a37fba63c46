package dev.runesheet.testing.coverage;

import dev.runesheet.model.SourceLocation;

/**
 * A rule that nothing can reach, so that it does not count.
 *
 * @param of the game or project
 * @param rule the rule's name
 * @param why the reason
 * @param source the place of its source
 */
public record Unreachable(String of, String rule, String why, SourceLocation source) {}
