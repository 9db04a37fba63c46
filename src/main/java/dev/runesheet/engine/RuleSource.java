package dev.runesheet.engine;

/**
 * A file of rules in Drools' rule language.
 *
 * @param name the file's name for messages
 * @param drl its text
 */
public record RuleSource(String name, String drl) {}
