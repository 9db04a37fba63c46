package dev.runesheet.game.queensblood.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.World;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.turn.Hands;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A position of a match, and what an answer does, in the words of scenarios. */
final class PositionWords {

  private PositionWords() {}

  /** The board, hands and decks; what cards remember besides, these words cannot say. */
  static QueensGiven given(Match match) {
    World world = match.world();
    Map<Place, QueensGiven.Tile> tiles = new LinkedHashMap<>();
    for (int tile = 0; tile < Grid.TILES; tile++) {
      tiles.put(Place.of(tile), tile(world, tile));
    }
    Map<String, List<String>> hands = new LinkedHashMap<>();
    Map<String, List<String>> decks = new LinkedHashMap<>();
    for (int side = 0; side < 2; side++) {
      hands.put(Side.letter(side), ids(Hands.hand(world, side)));
      decks.put(Side.letter(side), ids(Hands.deck(world, side)));
    }
    String turn = Side.letter(match.state(QueensState.class).active());
    return new QueensGiven(tiles, hands, decks, turn);
  }

  static List<String> ids(List<Card> cards) {
    return cards.stream().map(Card::getDefinition).toList();
  }

  private static QueensGiven.Tile tile(World world, int tile) {
    String shown = Side.letter(Board.owner(world, tile)) + Board.rank(world, tile);
    Optional<Card> card = Optional.ofNullable(Board.card(world, tile));
    return new QueensGiven.Tile(
        shown,
        card.map(Card::getDefinition),
        card.map(one -> (int) one.stat(Card.DELTA)).orElse(0),
        card.map(one -> (int) one.stat(Card.SCALE)).orElse(0),
        Optional.of(Board.raw(world, tile)));
  }

  static boolean matters(Happening happening) {
    boolean number =
        happening instanceof Happening.StatChanged change && change.stat().equals(Board.CARD);
    boolean draw =
        happening instanceof Happening.Moved move
            && move.fromZone().equals(Card.DECK)
            && move.zone().equals(Card.HAND);
    return !number && !draw;
  }

  /** A play, a pass or a mulligan. */
  static QueensAction action(Decision decision, Option option) {
    String side = Side.letter(decision.player());
    if (option.action() instanceof Move.Play play) {
      return new QueensAction.Play(Optional.of(side), play, false);
    }
    return option.action() instanceof Move.Mulligan mulligan
        ? new QueensAction.Mulligan(side, mulligan.slots(), List.of())
        : new QueensAction.Pass();
  }
}
