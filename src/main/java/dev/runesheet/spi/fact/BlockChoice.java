package dev.runesheet.spi.fact;

/**
 * One answer to a question and the block that follows it.
 *
 * @param id stable within the question
 * @param words the words as people read them; for a target those after its name, which the game
 *     gives
 * @param block the block that follows
 * @param target the entity that becomes the target, or {@link Event#NOBODY}
 */
public record BlockChoice(String id, String words, String block, int target) {}
