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
   *
   * @param by the event that brings it
   */
  public static void place(MatchContext match, String pool, Card on, Card by) {
    List<Card> left = cards(match, pool);
    if (!left.isEmpty()) {
      Card top = Realm.top(Realm.of(match).grid(on.getZone()).get(on.stack()));
      match.setStat(left.get(0), Card.BROUGHT_BY, by.getId() + 1);
      match.move(left.get(0), on.getZone(), Zones.position(on.stack(), top.height() + 1));
    }
  }

  /** Banishes what an event has brought and nobody has taken: it leaves with the event. */
  static void leave(MatchContext match, Card event) {
    Realm realm = Realm.of(match);
    List<Card> brought = new ArrayList<>();
    for (String zone : List.of(Zones.MONSTERS, Zones.CITIZENS, Zones.DOMAINS)) {
      for (List<Card> stack : realm.grid(zone)) {
        stack.stream()
            .filter(card -> card.number(Card.BROUGHT_BY) == event.getId() + 1)
            .forEach(brought::add);
      }
    }
    brought.forEach(card -> Cards.banish(match, card));
  }
}
