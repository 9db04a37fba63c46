package dev.runesheet.pack.tool;

/**
 * The marking of parts of a drawing as a player's, for example by a colour; letters stay the same.
 */
@FunctionalInterface
public interface Ink {

  /**
   * Marks a text.
   *
   * @param player the owner; -1 for none
   */
  String of(int player, String text);
}
