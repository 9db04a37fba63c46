package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.given;

/**
 * A moment at which the game looks at its states; in working memory only for that moment.
 *
 * @param kind the moment, for example {@code turn ended}
 * @param turn the turn it is
 */
public record Checkpoint(String kind, int turn) implements AgendaItem {

  /**
   * Checks that there is a kind.
   *
   * @throws NullPointerException if it is null; it names it
   */
  public Checkpoint {
    given(kind, "kind");
  }

  /** The kind of the moment after which effects end whose last turn it was. */
  public static final String TURN_ENDED = "turn ended";

  /** The kind of the moment. */
  public String getKind() {
    return kind;
  }

  /** The turn it is. */
  public int getTurn() {
    return turn;
  }
}
