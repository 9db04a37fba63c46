package dev.runesheet.pack.tool;

/**
 * The marking of parts of a drawing as a player's, for example by a colour; letters stay the same.
 */
@FunctionalInterface
public interface Ink {

  /** Marks nothing. */
  Ink PLAIN = (player, text) -> text;

  /**
   * Marks a text.
   *
   * @param player whose it is; -1 if it is nobody's
   */
  String of(int player, String text);
}
