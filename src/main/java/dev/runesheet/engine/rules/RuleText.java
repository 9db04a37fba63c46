package dev.runesheet.engine.rules;

/**
 * The text of one rule.
 *
 * @param name the rule's name, unique in its package
 * @param comment lines above the rule that say where it was written; they change nothing
 * @param text the rule, from the line with its name to the line that says {@code end}
 */
public record RuleText(String name, String comment, String text) {}
