package dev.runesheet.model;

/**
 * A question of a loop that is put until enough different entities are chosen or none is left.
 *
 * @param who the role whose controller is asked
 * @param prompt a stable word for the question
 * @param optional whether fewer, or none, may be chosen
 */
public record Asked(Selector.Role who, String prompt, boolean optional) {}
