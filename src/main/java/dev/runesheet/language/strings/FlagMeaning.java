package dev.runesheet.language.strings;

import dev.runesheet.model.Body;
import java.util.Optional;

/**
 * What a flag means: one row of the game's table of flags. A flag of several rows means all of
 * them.
 *
 * @param flag the flag's name
 * @param bare whether it is written alone, without {@code effect.add}
 * @param change the change of a number; empty if it does something else
 * @param does what happens whenever something else does; empty if it changes a number
 */
public record FlagMeaning(
    String flag, boolean bare, Optional<Change> change, Optional<Phrase.Passive> does) {

  /**
   * The change of a number.
   *
   * @param ofCard whether it is a number of the card itself, rather than of its owner
   * @param stat which number
   * @param layer how it is changed
   * @param amount by how much
   */
  public record Change(boolean ofCard, String stat, Body.Layer layer, double amount) {}
}
