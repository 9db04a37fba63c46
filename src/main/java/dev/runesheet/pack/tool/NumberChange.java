package dev.runesheet.pack.tool;

/**
 * A change of a number, as people count it.
 *
 * @param number the number's words, for example {@code power}
 * @param by by how much it changed
 */
public record NumberChange(String number, double by) {}
