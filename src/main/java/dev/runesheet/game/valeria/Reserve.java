package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Cards that come into the game only by an effect. */
public final class Reserve {

  private Reserve() {}

  /** What is left of a reserve, the next card first. */
  static List<Card> cards(MatchContext match, String pool) {
    List<Card> cards = new ArrayList<>();
    for (Entity entity : match.world().entities()) {
      if (entity instanceof Card card && card.getZone().equals(Zones.reserve(pool))) {
        cards.add(card);
      }
    }
    cards.sort(Comparator.comparingInt(Card::getPosition));
    return cards;
  }

  /**
   * Puts the next card of a reserve on top of the stack in which a card lies; nothing if the
   * reserve is empty.
   */
  public static void place(MatchContext match, String pool, Card on) {
    List<Card> left = cards(match, pool);
    if (!left.isEmpty()) {
      Card top = Realm.top(Realm.of(match).grid(on.getZone()).get(on.stack()));
      match.move(left.get(0), on.getZone(), Zones.position(on.stack(), top.height() + 1));
    }
  }
}
