package dev.runesheet.game.queensblood.turn;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Places;
import java.util.ArrayList;
import java.util.List;

/** Hands and decks: cards of a zone in the order of their positions (decision 43). */
public final class Hands {

  /** The number of cards that each side draws before the match; a mulligan exchanges up to all. */
  public static final int FIRST = 5;

  private Hands() {}

  /** The cards of a side's hand, in order. */
  public static List<Card> hand(World world, int side) {
    return zone(world, side, Card.HAND);
  }

  /** The cards of a side's deck, from the top. */
  public static List<Card> deck(World world, int side) {
    return zone(world, side, Card.DECK);
  }

  /** Nothing but cards lies there. */
  @SuppressWarnings("unchecked")
  private static List<Card> zone(World world, int side, String zone) {
    return (List<Card>) (List<?>) world.in(zone, side);
  }

  /** Draws cards from the top of the deck, as many as there are; false if there are fewer. */
  public static boolean draw(MatchContext match, int side, int cards) {
    List<Card> deck = deck(match.world(), side);
    int drawn = Math.min(cards, deck.size());
    int end = drawn == 0 ? 0 : end(match.world(), side);
    for (int i = 0; i < drawn; i++) {
      match.move(deck.get(i), Card.HAND, end + i);
    }
    return drawn == cards;
  }

  /** Adds a new card to the end of a hand. */
  public static Card add(MatchContext match, CardType type, int side) {
    Card card = create(match, type, side, Card.HAND);
    match.move(card, Card.HAND, end(match.world(), side));
    return card;
  }

  public static Card create(MatchContext match, CardType type, int side, String zone) {
    Card card = (Card) match.createAside(Card.KIND, type.id(), type.name(), side, zone, Card.STATS);
    card.write(Card.STATS.index(CardStats.POWER), type.power());
    card.write(Card.STATS.index(Card.SPAWNED_BY), -1);
    return card;
  }

  private static int end(World world, int side) {
    return Places.behind(hand(world, side));
  }

  /** Replaces cards of a hand by the top of the deck, shuffled with them (decision 43). */
  static void mulligan(MatchContext match, int side, List<Integer> slots) {
    if (slots.isEmpty()) {
      return;
    }
    List<Card> hand = hand(match.world(), side);
    List<Card> pool = new ArrayList<>(deck(match.world(), side));
    List<Integer> places = new ArrayList<>();
    for (int slot : slots) {
      pool.add(hand.get(slot));
      places.add(hand.get(slot).getPosition());
    }
    match.shuffle(pool);
    for (int i = 0; i < pool.size(); i++) {
      boolean drawn = i < places.size();
      put(
          match,
          pool.get(i),
          drawn ? Card.HAND : Card.DECK,
          drawn ? places.get(i) : i - places.size());
    }
  }

  private static void put(MatchContext match, Card card, String zone, int position) {
    if (card.getPosition() != position || !card.getZone().equals(zone)) {
      match.move(card, zone, position);
    }
  }
}
