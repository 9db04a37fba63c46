package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.Card;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.EventCheck;
import dev.runesheet.testing.Scenario;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The words of {@code then}: tiles, raw, hands, deck, turn, over, winner, legal, score, options,
 * events.
 */
final class QueensExpectations {

  /** Whose a tile can be. */
  static final List<String> OWNERS = List.of("Y", "E", "N");

  private static final int EMPTY_TILE = 2;
  private static final int FULL_TILE = 7;

  private final ScenarioValues values;
  private final EventCheck events;

  QueensExpectations(RuleWords rules, ScenarioValues values) {
    this.values = values;
    Set<String> stats = new LinkedHashSet<>(Card.STATS.names());
    stats.addAll(Board.TILE_STATS.names());
    this.events = new EventCheck(rules, stats, this::entity, ScenarioValues::side);
  }

  /** Reports what is no word of the game. */
  void check(Scenario scenario) {
    scenario.thenFields().ifPresent(this::check);
  }

  private void check(JsonFields then) {
    then.optional("tiles")
        .ifPresent(map -> ScenarioValues.byTile(map, (tile, value) -> tile(value)));
    then.optional("raw")
        .ifPresent(map -> ScenarioValues.byTile(map, (tile, raw) -> ScenarioValues.whole(raw)));
    then.optional("hands")
        .ifPresent(map -> ScenarioValues.bySide(map, (side, hand) -> values.cards(hand)));
    then.optional("deck")
        .ifPresent(
            map -> ScenarioValues.bySide(map, (side, size) -> size.whole(0, Integer.MAX_VALUE)));
    then.optional("turn").ifPresent(ScenarioValues::side);
    then.optional("over").ifPresent(ScenarioValues::flag);
    winner(then);
    then.optional("legal").flatMap(JsonValue::fields).ifPresent(this::legal);
    then.optional("score").flatMap(JsonValue::fields).ifPresent(QueensExpectations::score);
    then.optional("options")
        .ifPresent(list -> ScenarioValues.entries(list).forEach(JsonValue::text));
    then.optional("events").ifPresent(list -> ScenarioValues.entries(list).forEach(events::check));
    then.noOthers();
  }

  /** Owner, rank, and of a card its id, side, power, power delta and scale delta. */
  private void tile(JsonValue value) {
    if (value.node().isObject()) {
      value.fields().ifPresent(this::named);
      return;
    }
    Optional<List<JsonValue>> list = value.list();
    int size = list.map(List::size).orElse(EMPTY_TILE);
    if (size != EMPTY_TILE && size != FULL_TILE) {
      value.error(
          Code.WRONG_TYPE,
          size + " entries",
          "owner and rank, and with a card its id, side, power, power delta and scale delta");
    } else if (list.isPresent()) {
      ScenarioValues.known(list.get().get(0), Code.UNKNOWN_WORD, OWNERS);
      list.get().get(1).whole(0, Board.MOST);
      if (size == FULL_TILE) {
        values.card(list.get().get(2));
        ScenarioValues.side(list.get().get(3));
        list.get().subList(4, size).forEach(ScenarioValues::whole);
      }
    }
  }

  private void named(JsonFields tile) {
    tile.optional("t")
        .ifPresent(shown -> ScenarioValues.known(shown, Code.UNKNOWN_WORD, QueensGiven.SHOWN));
    for (String field : BoardRecord.CARD) {
      tile.optional(field)
          .filter(value -> !value.node().isNull())
          .ifPresent(value -> ofCard(field, value));
    }
    tile.noOthers();
  }

  private void ofCard(String field, JsonValue value) {
    switch (field) {
      case "card" -> values.card(value);
      case "side" -> ScenarioValues.side(value);
      default -> ScenarioValues.whole(value);
    }
  }

  private void legal(JsonFields legal) {
    legal.required("side").ifPresent(ScenarioValues::side);
    legal.required("card").ifPresent(values::card);
    legal
        .required("at")
        .ifPresent(list -> ScenarioValues.entries(list).forEach(ScenarioValues::tile));
    legal.noOthers();
  }

  private static void score(JsonFields score) {
    Optional<JsonValue> lanes = score.optional("lanes");
    lanes
        .map(ScenarioValues::entries)
        .orElse(List.of())
        .forEach(lane -> lane.fields().ifPresent(QueensExpectations::lane));
    if (lanes.isPresent()
        && lanes.get().node().isArray()
        && lanes.get().node().size() != Board.LANES) {
      lanes.get().error(Code.WRONG_TYPE, lanes.get().node().size() + " lanes", "all three lanes");
    }
    points(score);
  }

  private static void lane(JsonFields lane) {
    lane.optional("points").ifPresent(ScenarioValues::whole);
    points(lane);
  }

  private static void points(JsonFields fields) {
    ScenarioValues.SIDES.forEach(side -> fields.optional(side).ifPresent(ScenarioValues::whole));
    winner(fields);
    fields.noOthers();
  }

  private static void winner(JsonFields fields) {
    fields
        .optional("winner")
        .filter(value -> !value.node().isNull())
        .ifPresent(ScenarioValues::side);
  }

  /** A tile or a card. */
  private void entity(JsonValue value) {
    if (!ScenarioValues.TILES.contains(value.node().asText())) {
      values.card(value);
    }
  }
}
