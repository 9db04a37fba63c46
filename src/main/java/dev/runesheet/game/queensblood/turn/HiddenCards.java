package dev.runesheet.game.queensblood.turn;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.game.queensblood.board.Card;
import java.util.ArrayList;
import java.util.List;

/** The hidden information of a player: the order of both decks, and the other's hand. */
public final class HiddenCards {

  private HiddenCards() {}

  /** Shuffles it: the other's hand with the other's deck, the own deck by itself. */
  public static void shuffle(MatchContext match, int viewer) {
    Hands.shuffle(match, viewer);
    int other = 1 - viewer;
    List<Card> hand = Hands.hand(match.world(), other);
    List<Integer> slots = new ArrayList<>();
    for (int slot = 0; slot < hand.size(); slot++) {
      slots.add(slot);
    }
    Hands.mulligan(match, other, slots);
  }
}
