package dev.runesheet.testing.footprint;

/**
 * A part of the rules that may change.
 *
 * @param rule the name of a row's rule; empty if an effect has several
 * @param effect the id of the effect; empty if the row has none
 * @param fact the simple name of the class of the row's facts
 */
public record RulePart(String rule, String effect, String fact) {}
