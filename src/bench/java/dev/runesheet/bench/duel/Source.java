package dev.runesheet.bench.duel;

/**
 * What a program was written as, for the change log.
 *
 * @param kind a rule of the mode, an effect of a hero or an ability
 * @param holder the entity that holds it
 * @param index its position in the list it is written in
 * @param name its name; empty if it has none
 */
public record Source(Kind kind, int holder, int index, String name) {

  /** The lists a program may be written in. */
  public enum Kind {
    /** The effects of the mode, held by both entities. */
    RULE,
    /** The effects of a hero. */
    EFFECT,
    /** The abilities of a hero. */
    ABILITY
  }
}
