package dev.runesheet.model;

/**
 * The duration of an effect, from when it comes into force.
 *
 * @param bound the event that ends it early
 * @param turns with {@link Bound#TURNS}: it ends with the turn that many turns after the one it
 *     began in, so 0 is "this turn"; otherwise 0
 */
public record Duration(Bound bound, int turns) {

  /** The duration that ends when the effect's source leaves play. */
  public static final Duration WHILE_IN_PLAY = new Duration(Bound.SOURCE, 0);

  /** The event that ends an effect. */
  public enum Bound {
    /** Its source leaves play. */
    SOURCE,
    /** Its holder leaves play or changes its zone. */
    HOLDER_STAYS,
    /** A number of turns has passed. */
    TURNS
  }
}
