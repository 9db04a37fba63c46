package dev.runesheet.game.queensblood;

import dev.runesheet.engine.Handlers;
import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The scopes that operations name, seen from a card (decision 5): cards on affected tiles in the
 * order of the pattern, others lane by lane. Scopes of continuous effects are rules.
 */
public final class Scopes {

  /** The card itself. */
  public static final String SELF = "self";

  /** Empty tiles of the own side with a rank above 0. */
  public static final String EMPTY_TILES = "own empty tiles";

  /** Every group of cards. */
  public static final List<String> CARDS =
      Arrays.stream(Where.values())
          .flatMap(where -> Arrays.stream(Whose.values()).map(whose -> name(whose, where)))
          .toList();

  private Scopes() {}

  /** Whose cards are in a scope. */
  private enum Whose {
    ALLIES,
    ENEMIES,
    ALL;

    boolean includes(Card card, Card from) {
      boolean ally = card.getController() == from.getController();
      return this == ALL || (this == ALLIES) == ally;
    }
  }

  /** Where cards of a scope lie. */
  private enum Where {
    ON_AFFECTED_TILES,
    IN_LANE,
    ON_BOARD;

    int[] tiles(Card from) {
      return switch (this) {
        case ON_AFFECTED_TILES ->
            from.type().pattern().affected(from.getController(), from.getPosition());
        case IN_LANE ->
            IntStream.range(0, Board.COLUMNS)
                .map(column -> Board.tile(from.getLane(), column))
                .toArray();
        case ON_BOARD -> IntStream.range(0, Board.TILES).toArray();
      };
    }
  }

  private static String name(Whose whose, Where where) {
    String place = where == Where.ON_BOARD ? "" : "_" + where.name();
    return (whose.name() + place).toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static void register(Handlers on) {
    on.scope(SELF, (match, from) -> ((Card) from).isOnBoard() ? List.of(from) : List.of());
    on.scope(EMPTY_TILES, (match, from) -> emptyTiles(match.world(), from.getController()));
    for (Where where : Where.values()) {
      for (Whose whose : Whose.values()) {
        on.scope(
            name(whose, where), (match, from) -> cards(match.world(), whose, where, (Card) from));
      }
    }
  }

  private static List<Entity> cards(World world, Whose whose, Where where, Card from) {
    List<Entity> cards = new ArrayList<>();
    for (int tile : where.tiles(from)) {
      Card card = Board.card(world, tile);
      if (card != null && whose.includes(card, from)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static List<Entity> emptyTiles(World world, int side) {
    return IntStream.range(0, Board.TILES)
        .filter(tile -> Board.empty(world, tile) && Board.owner(world, tile) == side)
        .mapToObj(world::entity)
        .toList();
  }
}
