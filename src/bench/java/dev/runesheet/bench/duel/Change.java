package dev.runesheet.bench.duel;

/**
 * One change of an attribute.
 *
 * @param entity whose attribute it is
 * @param attribute its index in the mode's list
 * @param oldValue the value before
 * @param newValue the value after
 * @param source what changed it
 */
public record Change(int entity, int attribute, double oldValue, double newValue, Source source) {}
