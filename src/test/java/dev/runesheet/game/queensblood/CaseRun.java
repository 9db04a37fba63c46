package dev.runesheet.game.queensblood;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.authoring.scenario.ShuffleScript;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.pack.change.JsonDifference;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** Plays one small case and compares what it expects. */
final class CaseRun {

  private final JsonNode one;
  private Match match;
  private String error;

  CaseRun(JsonNode one) {
    this.one = one;
  }

  List<String> differences() {
    JsonNode setup = one.path("setup");
    match = setup.has("decks") ? fromDecks(setup.path("decks")) : fromPosition(setup);
    if (setup.has("turn")) {
      match.update(context -> Referee.toMove(context, Side.of(setup.path("turn").asText())));
    }
    for (JsonNode action : one.path("actions")) {
      error = null;
      try {
        act(action);
      } catch (ActionFailedException chain) {
        error = "chain";
      } catch (IllegalChoiceException | NoSuchElementException illegal) {
        error = "illegal";
      }
    }
    JsonNode expected = one.path("expect");
    ObjectNode found = JsonNodeFactory.instance.objectNode();
    expected
        .fieldNames()
        .forEachRemaining(field -> found.set(field, find(field, expected.path(field))));
    List<String> differences = new ArrayList<>(JsonDifference.between("", expected, found));
    if (!expected.has("error") && error != null) {
      differences.add("error: " + error);
    }
    return differences;
  }

  private Match fromDecks(JsonNode decks) {
    List<String> left = texts(decks.path("Y"));
    List<String> right = texts(decks.path("E"));
    QueensSetup setup =
        new QueensSetup(
            one.path("variant").asText(), "Y", Side.both(left, right), false, false, null);
    List<Integer> rolls = new ArrayList<>();
    for (JsonNode action : one.path("actions")) {
      if (action.path("slots").size() > 0) {
        List<String> deck = action.path("side").asText("Y").equals("Y") ? left : right;
        List<String> pool = new ArrayList<>(deck.subList(5, deck.size()));
        action.path("slots").forEach(slot -> pool.add(deck.get(slot.asInt())));
        if (action.has("order")) {
          rolls.addAll(ShuffleScript.rolls(pool, texts(action.path("order"))));
        }
      }
    }
    int[] script = rolls.stream().mapToInt(Integer::intValue).toArray();
    return QueensBooks.shipped().newMatch(setup.toJson(), Chance.scripted(script));
  }

  private Match fromPosition(JsonNode setup) {
    Position position = Position.of(one.path("variant").asText());
    setup
        .path("hands")
        .properties()
        .forEach(
            hand -> position.hand(hand.getKey(), texts(hand.getValue()).toArray(String[]::new)));
    setup
        .path("tiles")
        .properties()
        .forEach(
            entry -> {
              int tile = tile(entry.getKey());
              JsonNode value = entry.getValue();
              String text = value.isTextual() ? value.asText() : value.path("t").asText();
              Integer raw = value.has("raw") ? Integer.valueOf(value.path("raw").asInt()) : null;
              position.tile(
                  Grid.lane(tile),
                  Grid.column(tile),
                  text,
                  raw,
                  value.path("card").asText(),
                  value.path("pd").asInt(),
                  value.path("sd").asInt());
            });
    return position.match(QueensBooks.shipped());
  }

  private static int tile(String key) {
    String[] parts = key.split(",");
    return Grid.tile(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }

  private void act(JsonNode action) {
    int lane = action.path("lane").asInt();
    int column = action.path("col").asInt();
    int tile = Grid.tile(lane, column);
    switch (action.path("do").asText()) {
      case "play" -> play(action, lane, column);
      case "pass" -> Position.choose(match, "pass");
      case "draw" -> match.update(Referee::draw);
      case "modify" ->
          match.update(context -> Referee.modify(context, tile, action.path("amount").asInt()));
      case "pawn" ->
          match.update(
              context ->
                  Referee.pawn(
                      context,
                      tile,
                      Side.of(action.path("side").asText()),
                      action.path("amount").asInt(1)));
      case "destroy" -> {
        List<Integer> tiles = new ArrayList<>();
        action
            .path("tiles")
            .forEach(at -> tiles.add(Grid.tile(at.get(0).asInt(), at.get(1).asInt())));
        match.update(context -> Referee.destroy(context, tiles));
      }
      case "mulligan" -> mulligan(action);
      default -> throw new IllegalArgumentException("action " + action);
    }
  }

  private void play(JsonNode action, int lane, int column) {
    int side = Side.of(action.path("side").asText("Y"));
    if (!action.path("strict").asBoolean()) {
      match.update(context -> Referee.toMove(context, side));
    } else if (match.state(QueensState.class).active() != side) {
      throw new IllegalChoiceException("not the side to move");
    }
    Position.choose(match, action.path("card").asText() + "@" + lane + "," + column);
  }

  private void mulligan(JsonNode action) {
    List<Integer> slots = new ArrayList<>();
    action.path("slots").forEach(slot -> slots.add(slot.asInt()));
    int side = Side.of(action.path("side").asText("Y"));
    match.choose(side, Move.Mulligan.of(slots));
  }

  private JsonNode find(String what, JsonNode expected) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    ObjectNode found = nodes.objectNode();
    switch (what) {
      case "tiles" ->
          expected.fieldNames().forEachRemaining(key -> found.set(key, tileOf(tile(key))));
      case "raw" ->
          expected
              .fieldNames()
              .forEachRemaining(key -> found.put(key, Board.raw(match.world(), tile(key))));
      case "hands" ->
          expected
              .fieldNames()
              .forEachRemaining(
                  side -> {
                    ArrayNode ids = found.putArray(side);
                    Hands.hand(match.world(), Side.of(side))
                        .forEach(card -> ids.add(card.getDefinition()));
                  });
      case "deck" ->
          expected
              .fieldNames()
              .forEachRemaining(
                  side -> found.put(side, Hands.deck(match.world(), Side.of(side)).size()));
      case "error" -> {
        return error == null ? nodes.nullNode() : nodes.textNode(error);
      }
      case "turn" -> {
        return nodes.textNode(Side.letter(match.state(QueensState.class).active()));
      }
      case "over" -> {
        return nodes.booleanNode(match.over());
      }
      case "legal" -> {
        return legal(expected);
      }
      case "score" -> {
        return score();
      }
      default -> throw new IllegalArgumentException("expectation " + what);
    }
    return found;
  }

  private JsonNode legal(JsonNode expected) {
    match.update(context -> Referee.toMove(context, Side.of(expected.path("side").asText())));
    ObjectNode found = expected.deepCopy();
    ArrayNode at = found.putArray("at");
    match.pendingDecisions().stream()
        .flatMap(decision -> decision.options().stream())
        .map(Option::action)
        .filter(Move.Play.class::isInstance)
        .map(Move.Play.class::cast)
        .filter(play -> play.card().equals(expected.path("card").asText()))
        .forEach(play -> at.addArray().add(play.at().lane()).add(play.at().column()));
    return found;
  }

  private JsonNode score() {
    if (match.over()) {
      return score(match);
    }
    try (Match end = match.fork()) {
      end.update(Referee::score);
      return score(end);
    }
  }

  /** A tile: owner and rank as shown, then the card's id, side and numbers if one lies on it. */
  private ArrayNode tileOf(int tile) {
    ArrayNode json = JsonNodeFactory.instance.arrayNode();
    json.add(Side.letter(Board.owner(match.world(), tile))).add(Board.rank(match.world(), tile));
    Card card = Board.card(match.world(), tile);
    if (card != null) {
      json.add(card.getDefinition()).add(Side.letter(card.getController())).add((int) card.power());
      json.add((int) card.stat(Card.DELTA)).add((int) card.stat(Card.SCALE));
    }
    return json;
  }

  private static ObjectNode score(Match match) {
    QueensState state = match.state(QueensState.class);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
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

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
