package dev.runesheet.model.verb;

/**
 * What {@link Writes} declares.
 *
 * @param stat the stat; empty if a parameter names it
 * @param how what the verb does to it
 * @param amount the parameter that is added, subtracted, set, or is the lower bound
 * @param upper the parameter that is the upper bound; empty if there is none
 */
public record StatWrite(String stat, Writes.How how, String amount, String upper) {}
