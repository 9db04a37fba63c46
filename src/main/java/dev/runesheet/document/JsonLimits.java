package dev.runesheet.document;

/**
 * The limits of a JSON text in size and depth.
 *
 * @param levels the largest depth of nested objects and lists
 * @param characters the largest number of characters
 */
public record JsonLimits(int levels, int characters) {

  /** Enough for about 190 nested conditions, and for a file far larger than a person writes. */
  public static final JsonLimits DEFAULT = new JsonLimits(400, 16_000_000);
}
