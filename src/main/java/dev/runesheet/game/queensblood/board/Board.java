package dev.runesheet.game.queensblood.board;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The board of three lanes and five columns, for reading. The tiles are the first fifteen entities,
 * lane by lane. A tile remembers its signed influence and the card on it; the owner and rank shown
 * follow from those (decisions 18 to 20): of an empty tile from the influence, of an occupied one
 * from the card's side.
 */
public final class Board {

  /** The signed influence on a tile. */
  public static final String RAW = "raw";

  /** The stat of a tile that numbers the card on it. */
  public static final String CARD = "card";

  /** The kind of tiles, and their definition: all are alike. */
  public static final String TILE = "tile";

  /** All numbers of a tile. */
  public static final StatSchema TILE_STATS = new StatSchema(List.of(RAW, CARD));

  private static final int RAW_INDEX = 0;
  private static final int CARD_INDEX = 1;

  private Board() {}

  /** The signed influence on a tile, positive for the left side. */
  public static int raw(World world, int tile) {
    return (int) world.entity(tile).base(RAW_INDEX);
  }

  /** The card on a tile, or null. */
  public static Card card(World world, int tile) {
    return card(world, world.entity(tile));
  }

  private static Card card(World world, Entity tile) {
    int card = (int) tile.base(CARD_INDEX);
    return card < 0 ? null : (Card) world.entity(card);
  }

  /** True if no card lies on a tile. */
  public static boolean empty(World world, int tile) {
    return world.entity(tile).base(CARD_INDEX) < 0;
  }

  /** The owner of a tile as shown. */
  public static int owner(World world, int tile) {
    return owner(card(world, tile), raw(world, tile));
  }

  private static int owner(Card card, int raw) {
    return card == null ? Side.leading(raw) : card.getController();
  }

  /** The rank of a tile as shown. */
  public static int rank(World world, int tile) {
    return rank(card(world, tile), raw(world, tile));
  }

  /**
   * The rank of a tile of a side, below 0 if a card lies on it; 0 of all other tiles.
   *
   * @param side the side as which it is seen
   */
  public static int ground(World world, int side, int tile) {
    Entity ground = world.entity(tile);
    Card card = card(world, ground);
    int raw = (int) ground.base(RAW_INDEX);
    if (owner(card, raw) != side) {
      return 0;
    }
    int rank = rank(card, raw);
    return card == null ? rank : -rank;
  }

  private static int rank(Card card, int raw) {
    return card == null
        ? Math.min(CardStats.HIGHEST_RANK, Math.abs(raw))
        : Math.max(1, Math.min(CardStats.HIGHEST_RANK, raw * Side.sign(card.getController())));
  }

  /** The cards on the board, lane by lane. */
  public static List<Card> cards(World world) {
    List<Card> cards = new ArrayList<>();
    for (int tile = 0; tile < Grid.TILES; tile++) {
      Card card = card(world, tile);
      if (card != null) {
        cards.add(card);
      }
    }
    return cards;
  }

  /** True if a card on the board is like that. */
  public static boolean any(World world, Predicate<Card> one) {
    return any(world.in(Card.BOARD, Side.LEFT), one) || any(world.in(Card.BOARD, Side.RIGHT), one);
  }

  private static boolean any(List<Entity> cards, Predicate<Card> one) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i) instanceof Card card && one.test(card)) {
        return true;
      }
    }
    return false;
  }

  /** True if a card lies on every tile. */
  public static boolean full(World world) {
    for (int tile = 0; tile < Grid.TILES; tile++) {
      if (empty(world, tile)) {
        return false;
      }
    }
    return true;
  }

  /** The power of a side in a lane: the sum of its cards' effective power there. */
  public static int power(World world, int lane, int side) {
    double sum = 0;
    for (int column = 0; column < Grid.COLUMNS; column++) {
      Card card = card(world, Grid.tile(lane, column));
      if (card != null && card.getController() == side) {
        sum += card.power();
      }
    }
    return (int) sum;
  }
}
