package dev.runesheet.game.queensblood.board;

import dev.runesheet.engine.GameState;
import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The hands and decks of both sides at a moment, each in order. A cache derived from the entities;
 * a move makes the next one of it, anything else lets it be made anew when it is used.
 */
public final class Piles {

  private static final Comparator<Card> ORDER =
      Comparator.comparingInt(Card::getPosition).thenComparingInt(Card::getId);
  private static final int SIDES = 2;

  private final World world;
  private final GameState state;
  private final int places;

  /** The hands of both sides, then their decks; never changed once they are made. */
  private final List<List<Card>> piles;

  private Piles(World world, GameState state, List<List<Card>> piles) {
    this.world = world;
    this.state = state;
    this.places = world.places();
    this.piles = piles;
  }

  /** The piles of a match, made from its cards. */
  static Piles of(World world, GameState state) {
    List<List<Card>> piles = new ArrayList<>();
    for (int pile = 0; pile < 2 * SIDES; pile++) {
      piles.add(new ArrayList<>());
    }
    List<Entity> all = world.entities();
    for (int i = Grid.TILES; i < all.size(); i++) {
      Card card = (Card) all.get(i);
      int pile = pile(card.getZone(), card.getController());
      if (pile >= 0) {
        piles.get(pile).add(card);
      }
    }
    piles.forEach(pile -> pile.sort(ORDER));
    return new Piles(world, state, piles);
  }

  /** The place of a pile in the list; -1 for a zone that is none. */
  private static int pile(String zone, int side) {
    return switch (zone) {
      case Card.HAND -> side;
      case Card.DECK -> side < 0 ? -1 : SIDES + side;
      default -> -1;
    };
  }

  /** True if they are those of a match after so many changes of places. */
  boolean isOf(World asked, GameState present, int version) {
    return world == asked && state == present && places == version;
  }

  /** The piles after a move of a card, of which no side changes in a pile. */
  Piles after(Card card, String from) {
    int left = pile(from, card.getController());
    int entered = pile(card.getZone(), card.getController());
    if (left < 0 && entered < 0) {
      return new Piles(world, state, piles);
    }
    List<List<Card>> now = new ArrayList<>(piles);
    if (left >= 0) {
      List<Card> cards = new ArrayList<>(now.get(left));
      cards.remove(card);
      now.set(left, cards);
    }
    if (entered >= 0) {
      List<Card> cards = new ArrayList<>(now.get(entered));
      int at = cards.size();
      while (at > 0 && ORDER.compare(cards.get(at - 1), card) > 0) {
        at--;
      }
      cards.add(at, card);
      now.set(entered, cards);
    }
    return new Piles(world, state, now);
  }

  /** The cards of a side's hand, in order. */
  public List<Card> hand(int side) {
    return piles.get(side);
  }

  /** The cards of a side's deck, from the top. */
  public List<Card> deck(int side) {
    return piles.get(SIDES + side);
  }
}
