package dev.runesheet.game.valeria.centre;

import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Places;
import java.util.List;

/** Cards that come into the game only by an effect. */
public final class Reserve {

  private Reserve() {}

  /** The remaining cards of a reserve, the next one first. */
  public static List<Card> cards(MatchContext match, String pool) {
    return CardIndex.of(match).lying(Zones.reserve(pool));
  }

  /**
   * Puts the next card of a reserve on top of the stack in which a card lies; nothing if the
   * reserve is empty.
   *
   * @param by the event that brings it
   */
  public static void place(MatchContext match, String pool, Card on, Card by) {
    List<Card> left = cards(match, pool);
    if (!left.isEmpty()) {
      match.setStat(left.get(0), CardStats.BROUGHT_BY, by.getId() + 1);
      Stacks.lay(match, left.get(0), on.getZone(), on.stack());
    }
  }

  /** Puts what an event has brought onto a stack, and lies there still, back to its reserve. */
  static void takeBack(MatchContext match, Card event, List<Card> stack) {
    for (Card card : brought(event, List.copyOf(stack))) {
      int position = Places.behind(cards(match, event.type().brings()));
      match.setStat(card, CardStats.BROUGHT_BY, 0);
      match.move(card, Zones.reserve(event.type().brings()), position);
    }
  }

  private static List<Card> brought(Card event, List<Card> stack) {
    return stack.stream()
        .filter(card -> card.number(CardStats.BROUGHT_BY) == event.getId() + 1)
        .toList();
  }

  /** Banishes what an event has brought and nobody has taken: it leaves with the event. */
  public static void leave(MatchContext match, Card event) {
    List<Card> brought = brought(event, CardIndex.of(match).centre());
    brought.forEach(card -> Cards.banish(match, card));
  }
}
