package dev.runesheet.game.queensblood.setup;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.turn.Plays;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.List;

/** The layout of the board and the decks at the start of a match. */
public final class BoardLayout {

  private BoardLayout() {}

  /** Lays out what the set-up says: decks and first hands, or a whole position. */
  public static void lay(MatchContext match, QueensSetup setup) {
    QueensCatalog catalog = match.book().catalog(QueensCatalog.class);
    for (int tile = 0; tile < Grid.TILES; tile++) {
      tile(match, tile);
    }
    for (int side = 0; side < 2; side++) {
      deck(match, catalog, setup, side);
      if (setup.position() == null) {
        Hands.draw(match, side, Hands.FIRST);
      }
    }
    if (setup.position() != null) {
      position(match, catalog, setup.position());
    }
  }

  private static void tile(MatchContext match, int tile) {
    Entity entity =
        match.createAside(
            Board.TILE, Board.TILE, Grid.place(tile), Side.NOBODY, Card.BOARD, Board.TILE_STATS);
    int column = Grid.column(tile);
    int raw = column == 0 ? 1 : column == Grid.COLUMNS - 1 ? -1 : 0;
    entity.place(Card.BOARD, tile, Side.NOBODY, false);
    entity.write(Board.TILE_STATS.index(Board.RAW), raw);
    entity.write(Board.TILE_STATS.index(Board.CARD), -1);
  }

  private static void deck(MatchContext match, QueensCatalog catalog, QueensSetup setup, int side) {
    List<String> deck = setup.decks().get(Side.letter(side));
    List<Integer> shuffled = setup.shuffle() ? match.shuffledPlaces(deck.size()) : null;
    for (int index : catalog.numbers().of(deck)) {
      Card card = Hands.create(match, catalog.card(deck.get(index)), side, Card.DECK);
      card.place(Card.DECK, shuffled == null ? index : shuffled.get(index), side, false);
    }
  }

  /**
   * Cards of a position run nothing; their flags and last powers are as decision cases need them.
   */
  private static void position(
      MatchContext match, QueensCatalog catalog, QueensSetup.Position position) {
    for (int side = 0; side < 2; side++) {
      for (String id : position.hands().getOrDefault(Side.letter(side), List.of())) {
        Hands.add(match, catalog.card(id), side);
      }
    }
    for (QueensSetup.Tile tile : position.tiles()) {
      match.setStat(match.entity(tile.tile()), Board.RAW, tile.raw());
      if (!tile.card().isEmpty()) {
        int owner = Side.of(tile.owner());
        Card card = Hands.create(match, catalog.card(tile.card()), owner, Card.PLAYED);
        card.write(Card.STATS.index(Card.DELTA), tile.delta());
        card.write(Card.STATS.index(Card.SCALE), tile.scale());
        card.write(Card.STATS.index(Card.FIRST_ENHANCED), tile.delta() > 0 ? 1 : 0);
        card.write(Card.STATS.index(Card.FIRST_ENFEEBLED), tile.delta() < 0 ? 1 : 0);
        Plays.lay(match, card, tile.tile());
      }
    }
  }

  /** Sets the last checked power of each card to its power in the finished position. */
  public static void settle(MatchContext match) {
    for (Card card : Board.cards(match.world())) {
      match.setStat(card, Card.CHECKED, card.power());
    }
  }
}
