package dev.runesheet.engine;

/**
 * An answer of rules that is the same in all matches of a book.
 *
 * @param answer what the rules said
 * @param again shows the book's probe what the rules did for it, as if they were asked again
 */
public record Remembered<T>(T answer, Runnable again) {}
