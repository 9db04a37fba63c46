package dev.runesheet.game.queensblood.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.pack.change.JsonDifference;
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.setup.RecordJson;
import java.util.ArrayList;
import java.util.List;

/** The replay of one recorded game, compared after each move in the words of scenarios. */
public final class RecordedQueen {

  /** The fields of a move that say what is played, and the tiles, which are read apart. */
  private static final List<String> MOVE = List.of("card", "lane", "col", "chain", "state");

  private final JsonNode record;
  private final List<String> differences = new ArrayList<>();

  public RecordedQueen(JsonNode record) {
    this.record = record;
  }

  public List<String> differences(RuleBook book) {
    QueensSetup setup =
        new QueensSetup(
            record.path("variant").asText(),
            Side.letter(Side.LEFT),
            Side.each(this::deck),
            false,
            true,
            null);
    try (Match match = book.newMatch(setup.toJson(), Chance.scripted(rolls()))) {
      for (int side = 0; side < 2; side++) {
        mulligan(match, side);
      }
      JsonNode moves = record.path("moves");
      for (int i = 0; i < moves.size() && differences.isEmpty(); i++) {
        move(match, moves.get(i), "/moves/" + i);
      }
      if (differences.isEmpty()) {
        end(match);
      }
    } catch (IllegalArgumentException | ActionFailedException refused) {
      differences.add(refused.getMessage());
    }
    return differences;
  }

  private List<String> deck(String side) {
    return RecordJson.texts(record.path("decks").path(side));
  }

  private int[] rolls() {
    List<Integer> rolls = new ArrayList<>();
    for (String side : Side.LETTERS) {
      JsonNode mulligan = record.path("mulligans").path(side);
      List<Integer> slots = slots(mulligan);
      if (!slots.isEmpty()) {
        List<String> deck = deck(side);
        List<String> hand = deck.subList(0, Hands.FIRST);
        List<String> dealt = RecordJson.texts(mulligan.path("hand"));
        List<String> shuffled = new ArrayList<>(slots.stream().map(dealt::get).toList());
        shuffled.addAll(RecordJson.texts(mulligan.path("deck")));
        List<String> rest = deck.subList(Hands.FIRST, deck.size());
        rolls.addAll(ShuffleScript.rolls(ShuffleScript.pool(hand, slots, rest), shuffled));
      }
    }
    return rolls.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<Integer> slots(JsonNode mulligan) {
    return mulligan.path("slots").valueStream().map(JsonNode::asInt).toList();
  }

  private void mulligan(Match match, int side) {
    JsonNode mulligan = record.path("mulligans").path(Side.letter(side));
    if (mulligan.has("slots")) {
      List<Integer> slots = slots(mulligan);
      ObjectNode played = JsonNodeFactory.instance.objectNode();
      List<Card> before = Hands.hand(match.world(), side);
      ids(played, "cards", slots.stream().map(before::get).toList());
      match.choose(side, Move.Mulligan.of(slots));
      ids(played, "hand", Hands.hand(match.world(), side));
      ids(played, "deck", Hands.deck(match.world(), side));
      ObjectNode expected = ((ObjectNode) mulligan.deepCopy()).without(List.of("slots"));
      String place = "/mulligans/" + Side.letter(side);
      differences.addAll(JsonDifference.between(place, expected, played));
    }
  }

  private static void ids(ObjectNode played, String field, List<Card> cards) {
    PositionWords.ids(cards).forEach(played.putArray(field)::add);
  }

  private void move(Match match, JsonNode move, String place) {
    ObjectNode played = JsonNodeFactory.instance.objectNode();
    int side = match.state(QueensState.class).active();
    played.put("side", Side.letter(side));
    match.pendingDecisions().stream()
        .filter(decision -> decision.asksFor(Move.InTurn.class))
        .forEach(decision -> played.put("legal", decision.options().size() - 1));
    boolean failed = false;
    try {
      match.choose(side, recorded(move));
    } catch (ActionFailedException chain) {
      failed = true;
      played.put("error", "chain");
    } catch (IllegalChoiceException illegal) {
      differences.add(place + ": " + illegal.getMessage());
      return;
    }
    ObjectNode seen = seen(match);
    // After a failure the same side moves again: the card it drew before stays counted.
    if (!failed) {
      undraw(match.state(QueensState.class), seen);
    }
    if (!move.has("raw")) {
      seen.remove("raw");
    }
    seen.remove(List.of("turn", "score"));
    played.setAll(seen);
    differences.addAll(JsonDifference.between(place, expected(move), played));
  }

  /** Records name no words that are not known. */
  private static ObjectNode seen(Match match) {
    return new ShapeWriter(kind -> SourceNames.Words.any()).write(PositionWords.then(match));
  }

  /** Takes back the card that was drawn for the turn that has just begun. */
  private static void undraw(QueensState state, ObjectNode seen) {
    if (state.drew) {
      String side = Side.letter(state.active());
      ArrayNode hand = (ArrayNode) seen.path("hands").path(side);
      hand.remove(hand.size() - 1);
      ObjectNode deck = (ObjectNode) seen.path("deck");
      deck.put(side, deck.path(side).asInt() + 1);
    }
  }

  /** The words of scenarios for the record of a move, which has the tiles as lists. */
  private static ObjectNode expected(JsonNode move) {
    ObjectNode expected = ((ObjectNode) move.deepCopy()).without(MOVE);
    ObjectNode tiles = expected.putObject("tiles");
    for (JsonNode tile : move.path("state")) {
      tiles.set(Place.of(tiles.size()).word(), new TileList().rewrite(tile));
    }
    if (move.has("raw")) {
      ObjectNode raw = expected.putObject("raw");
      move.path("raw").forEach(one -> raw.set(Place.of(raw.size()).word(), one));
    }
    return expected;
  }

  private static Move recorded(JsonNode move) {
    Place at = new Place(move.path("lane").asInt(), move.path("col").asInt());
    boolean pass = move.path("card").isNull();
    return pass ? new Move.Pass() : new Move.Play(move.path("card").asText(), at);
  }

  private void end(Match match) {
    ObjectNode played = JsonNodeFactory.instance.objectNode();
    ObjectNode expected = JsonNodeFactory.instance.objectNode();
    for (Happening happening : match.happenings()) {
      if (happening instanceof Happening.MatchEnded ended) {
        played.put("end", ended.reason().replace(' ', '_'));
        played.set("score", seen(match).get("score"));
      }
    }
    expected.set("end", record.get("end"));
    expected.set("score", record.get("score"));
    differences.addAll(JsonDifference.between("", expected, played));
  }
}
