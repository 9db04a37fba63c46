package dev.runesheet.testing.footprint;

/**
 * A part of the rules that somebody changes.
 *
 * @param rule the name of a row's rule; empty if an effect has several
 * @param effect the id of the effect; empty if the row is none
 * @param fact the class of the facts that the row is about, without its package
 */
public record RulePart(String rule, String effect, String fact) {}
