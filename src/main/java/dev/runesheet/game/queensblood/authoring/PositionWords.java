package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.World;
import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.Card;
import dev.runesheet.game.queensblood.Hands;
import dev.runesheet.game.queensblood.Mulligans;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.QueensState;
import dev.runesheet.game.queensblood.Side;

/** A position of a match, and what an answer does, in the words of scenarios. */
final class PositionWords {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private PositionWords() {}

  /** The board, hands and decks; what cards remember besides, these words cannot say. */
  static ObjectNode given(Match match) {
    World world = match.world();
    ObjectNode given = NODES.objectNode();
    ObjectNode tiles = given.putObject("tiles");
    for (int tile = 0; tile < Board.TILES; tile++) {
      tiles.set(ScenarioValues.TILES.get(tile), tile(world, tile));
    }
    ObjectNode hands = given.putObject("hands");
    ObjectNode decks = given.putObject("decks");
    for (int side = 0; side < 2; side++) {
      ArrayNode hand = hands.putArray(Side.letter(side));
      Hands.hand(world, side).forEach(card -> hand.add(card.getDefinition()));
      ArrayNode deck = decks.putArray(Side.letter(side));
      Hands.deck(world, side).forEach(card -> deck.add(card.getDefinition()));
    }
    return given.put("turn", Side.letter(match.state(QueensState.class).active()));
  }

  private static ObjectNode tile(World world, int tile) {
    ObjectNode json = NODES.objectNode();
    json.put("t", Side.letter(Board.owner(world, tile)) + Board.rank(world, tile));
    Card card = Board.card(world, tile);
    if (card != null) {
      json.put("card", card.getDefinition());
      json.put("pd", (int) card.stat(Card.DELTA)).put("sd", (int) card.stat(Card.SCALE));
    }
    return json.put("raw", Board.raw(world, tile));
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
  static ObjectNode action(Decision decision, Option option) {
    ObjectNode action = NODES.objectNode();
    int at = option.id().indexOf('@');
    if (decision.prompt().equals(Mulligans.prompt(decision.player()))) {
      action.put("do", "mulligan").put("side", Side.letter(decision.player()));
      ArrayNode slots = action.putArray("slots");
      for (String slot : option.id().split(",")) {
        if (Character.isDigit(slot.charAt(0))) {
          slots.add(Integer.parseInt(slot));
        }
      }
      return action;
    }
    if (!decision.prompt().equals(QueensBlood.PLAY) || at < 0) {
      return action.put("do", "pass");
    }
    int tile = ScenarioValues.TILES.indexOf(option.id().substring(at + 1));
    action.put("do", "play").put("side", Side.letter(decision.player()));
    action.put("card", option.id().substring(0, at));
    return action.put("lane", Board.lane(tile)).put("col", Board.column(tile));
  }
}
