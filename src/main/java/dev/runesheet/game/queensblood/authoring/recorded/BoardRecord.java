package dev.runesheet.game.queensblood.authoring.recorded;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.engine.World;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.turn.Hands;
import java.util.List;

/** A match as recorded games write it. */
public final class BoardRecord {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private BoardRecord() {}

  /** A tile: owner and rank as shown, then the card's id, side and numbers if one lies on it. */
  public static ArrayNode tile(World world, int tile) {
    ArrayNode json = NODES.arrayNode();
    json.add(Side.letter(Board.owner(world, tile))).add(Board.rank(world, tile));
    Card card = Board.card(world, tile);
    if (card != null) {
      json.add(card.getDefinition()).add(Side.letter(card.getController())).add((int) card.power());
      json.add((int) card.stat(Card.DELTA)).add((int) card.stat(Card.SCALE));
    }
    return json;
  }

  static ArrayNode tiles(World world) {
    ArrayNode json = NODES.arrayNode();
    for (int tile = 0; tile < Grid.TILES; tile++) {
      json.add(tile(world, tile));
    }
    return json;
  }

  static ArrayNode raw(World world) {
    ArrayNode json = NODES.arrayNode();
    for (int tile = 0; tile < Grid.TILES; tile++) {
      json.add(Board.raw(world, tile));
    }
    return json;
  }

  static ArrayNode ids(List<Card> cards) {
    ArrayNode ids = NODES.arrayNode();
    cards.forEach(card -> ids.add(card.getDefinition()));
    return ids;
  }

  /** The hands as they were before a card that was drawn for the turn that has just begun. */
  static ObjectNode hands(Match match, boolean began) {
    ObjectNode json = NODES.objectNode();
    for (int side = 0; side < 2; side++) {
      List<Card> hand = Hands.hand(match.world(), side);
      int before = hand.size() - (began ? drawn(match, side) : 0);
      json.set(Side.letter(side), ids(hand.subList(0, before)));
    }
    return json;
  }

  static ObjectNode deckSizes(Match match, boolean began) {
    ObjectNode json = NODES.objectNode();
    for (int side = 0; side < 2; side++) {
      json.put(
          Side.letter(side),
          Hands.deck(match.world(), side).size() + (began ? drawn(match, side) : 0));
    }
    return json;
  }

  private static int drawn(Match match, int side) {
    QueensState state = match.state(QueensState.class);
    return state.drew && state.active() == side ? 1 : 0;
  }

  /** The score of a match that is over. */
  public static ObjectNode score(Match match) {
    QueensState state = match.state(QueensState.class);
    ObjectNode json = NODES.objectNode();
    ArrayNode lanes = json.putArray("lanes");
    for (QueensState.Lane lane : state.lanes()) {
      ObjectNode one = lanes.addObject().put("Y", lane.left()).put("E", lane.right());
      winner(one, lane.winner()).put("points", lane.points());
    }
    json.put("Y", state.points(Side.LEFT)).put("E", state.points(Side.RIGHT));
    return winner(json, match.winner());
  }

  private static ObjectNode winner(ObjectNode json, int side) {
    return side == Side.NOBODY ? json.putNull("winner") : json.put("winner", Side.letter(side));
  }
}
