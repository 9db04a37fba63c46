package dev.runesheet.model.verb;

import dev.runesheet.spi.verb.Writes;

/**
 * The change of a stat declared by {@link Writes}.
 *
 * @param stat the stat; empty if a parameter names it
 * @param how the kind of change
 * @param amount the parameter that is added, subtracted, assigned, or used as the lower bound
 * @param upper the parameter used as the upper bound; empty if there is none
 */
public record StatWrite(String stat, Writes.How how, String amount, String upper) {}
