package dev.runesheet.game.queensblood.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.spi.World;
import java.util.List;
import java.util.Optional;

/** Positions of matches, and what is seen there, in the words of scenarios. */
final class PositionWords {

  private PositionWords() {}

  /** The board, hands and decks; what cards remember besides, these words cannot say. */
  static QueensGiven given(Match match) {
    World world = match.world();
    return new QueensGiven(
        Place.each(tile -> tile(world, tile)),
        Side.bySide(side -> ids(Hands.hand(world, side))),
        Side.bySide(side -> ids(Hands.deck(world, side))),
        toMove(match));
  }

  private static String toMove(Match match) {
    return Side.letter(match.state(QueensState.class).active());
  }

  static List<String> ids(List<Card> cards) {
    return cards.stream().map(Card::getDefinition).toList();
  }

  private static QueensGiven.Tile tile(World world, int tile) {
    Optional<Card> card = Optional.ofNullable(Board.card(world, tile));
    return new QueensGiven.Tile(
        shown(world, tile),
        card.map(Card::getDefinition),
        Optional.empty(),
        Optional.empty(),
        card.map(one -> (int) one.stat(Card.DELTA)).orElse(0),
        card.map(one -> (int) one.stat(Card.SCALE)).orElse(0),
        Optional.of(Board.raw(world, tile)));
  }

  /** All that can be seen of a match; the score if it is over. */
  static QueensThen then(Match match) {
    World world = match.world();
    return new QueensThen(
        Place.each(tile -> seen(world, tile)),
        Place.each(tile -> Board.raw(world, tile)),
        Side.bySide(side -> ids(Hands.hand(world, side))),
        Side.bySide(side -> Hands.deck(world, side).size()),
        toMove(match),
        null,
        match.over() ? score(match) : null);
  }

  private static QueensThen.Tile seen(World world, int tile) {
    Card card = Board.card(world, tile);
    return card == null
        ? new QueensThen.Tile(shown(world, tile), null, null, null, null, null)
        : new QueensThen.Tile(
            shown(world, tile),
            card.getDefinition(),
            Side.letter(card.getController()),
            (int) card.power(),
            (int) card.stat(Card.DELTA),
            (int) card.stat(Card.SCALE));
  }

  private static String shown(World world, int tile) {
    return Side.letter(Board.owner(world, tile)) + Board.rank(world, tile);
  }

  /** The score of a match that is over. */
  static QueensThen.Score score(Match match) {
    QueensState state = match.state(QueensState.class);
    List<QueensThen.Lane> lanes =
        state.lanes().stream()
            .map(
                lane ->
                    new QueensThen.Lane(
                        lane.left(), lane.right(), lane.points(), winner(lane.winner())))
            .toList();
    return new QueensThen.Score(
        state.points(Side.LEFT), state.points(Side.RIGHT), winner(match.winner()), lanes);
  }

  private static String winner(int side) {
    return side == Side.NOBODY ? null : Side.letter(side);
  }
}
