package dev.runesheet.word;

import java.util.List;

/** The events that the engine itself raises about cards, in every game. */
public final class CardEvent {

  /** A card has come into play. */
  public static final String ENTERS = "enters play";

  /** A card leaves play; what its own effects answer is then out of force. */
  public static final String LEAVES = "leaves play";

  /** A card has come to another zone, or to another player's. */
  public static final String MOVES = "moves";

  /** All of them. */
  public static final List<String> ALL = List.of(ENTERS, LEAVES, MOVES);

  private CardEvent() {}
}
