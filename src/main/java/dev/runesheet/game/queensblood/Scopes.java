package dev.runesheet.game.queensblood;

import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.List;
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
      List.of(
          "allies on affected tiles",
          "enemies on affected tiles",
          "all on affected tiles",
          "allies in lane",
          "enemies in lane",
          "all in lane",
          "allies",
          "enemies",
          "all");

  private static final String ON_TILES = " on affected tiles";
  private static final String IN_LANE = " in lane";

  private Scopes() {}

  static List<Entity> find(World world, String scope, Card from) {
    if (scope.equals(EMPTY_TILES)) {
      return emptyTiles(world, from.getController());
    }
    if (scope.equals(SELF)) {
      return from.isOnBoard() ? List.of(from) : List.of();
    }
    if (!CARDS.contains(scope)) {
      throw new IllegalArgumentException(
          "scope (" + scope + ") is none of " + CARDS + " and " + EMPTY_TILES + ".");
    }
    String whose = scope.substring(0, scope.contains(" ") ? scope.indexOf(' ') : scope.length());
    List<Entity> cards = new ArrayList<>();
    for (int tile : tiles(scope, from)) {
      Card card = Board.card(world, tile);
      if (card != null && belongs(whose, card, from)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static int[] tiles(String scope, Card from) {
    if (scope.endsWith(ON_TILES)) {
      return from.type().pattern().affected(from.getController(), from.getPosition());
    }
    int first = scope.endsWith(IN_LANE) ? Board.tile(from.getLane(), 0) : 0;
    int end = scope.endsWith(IN_LANE) ? first + Board.COLUMNS : Board.TILES;
    return IntStream.range(first, end).toArray();
  }

  private static boolean belongs(String whose, Card card, Card from) {
    return switch (whose) {
      case "allies" -> card.getController() == from.getController();
      case "enemies" -> card.getController() != from.getController();
      default -> true;
    };
  }

  private static List<Entity> emptyTiles(World world, int side) {
    return IntStream.range(0, Board.TILES)
        .filter(tile -> Board.empty(world, tile) && Board.owner(world, tile) == side)
        .mapToObj(world::entity)
        .toList();
  }
}
