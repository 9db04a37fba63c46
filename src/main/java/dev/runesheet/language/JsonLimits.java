package dev.runesheet.language;

/**
 * How large and how deep a JSON text may be.
 *
 * @param levels how many objects and lists may stand inside each other
 * @param characters how many characters the text may have
 */
public record JsonLimits(int levels, int characters) {

  /** Enough for about 190 nested conditions, and for a file far larger than a person writes. */
  public static final JsonLimits DEFAULT = new JsonLimits(400, 16_000_000);
}
