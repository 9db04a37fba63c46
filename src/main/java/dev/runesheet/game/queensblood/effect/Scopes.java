package dev.runesheet.game.queensblood.effect;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.word.ScopeRegion;
import dev.runesheet.game.queensblood.word.ScopeSides;
import dev.runesheet.game.queensblood.word.ScopeWords;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The scopes that effects name, seen from a card (decision 5): cards on affected tiles in the order
 * of the pattern, others lane by lane. {@link ScopeRegion} and {@link ScopeSides} declare them;
 * operations choose from them, and the rules of continuous effects are generated from the same.
 */
public final class Scopes {

  private Scopes() {}

  public static void register(Handlers on) {
    on.scope(
        ScopeWords.SELF, (match, from) -> ((Card) from).isOnBoard() ? List.of(from) : List.of());
    on.scope(
        ScopeWords.EMPTY_TILES, (match, from) -> emptyTiles(match.world(), from.getController()));
    for (ScopeRegion where : ScopeRegion.values()) {
      for (ScopeSides whose : ScopeSides.values()) {
        on.scope(
            ScopeWords.name(whose, where),
            (match, from) -> cards(match.world(), whose, where, (Card) from));
      }
    }
  }

  private static List<Entity> cards(World world, ScopeSides whose, ScopeRegion where, Card from) {
    List<Entity> cards = new ArrayList<>();
    for (int tile : tiles(where, from)) {
      Card card = Board.card(world, tile);
      if (card != null && includes(whose, card, from)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static boolean includes(ScopeSides whose, Card card, Card from) {
    boolean ally = card.getController() == from.getController();
    return whose == ScopeSides.ALL || (whose == ScopeSides.ALLIES) == ally;
  }

  private static int[] tiles(ScopeRegion where, Card from) {
    return switch (where) {
      case ON_AFFECTED_TILES ->
          from.type().pattern().affected(from.getController(), from.getPosition());
      case IN_LANE ->
          IntStream.range(0, Grid.COLUMNS)
              .map(column -> Grid.tile(from.getLane(), column))
              .toArray();
      case ON_BOARD -> IntStream.range(0, Grid.TILES).toArray();
    };
  }

  private static List<Entity> emptyTiles(World world, int side) {
    return IntStream.range(0, Grid.TILES)
        .filter(tile -> Board.empty(world, tile) && Board.owner(world, tile) == side)
        .mapToObj(world::entity)
        .toList();
  }
}
