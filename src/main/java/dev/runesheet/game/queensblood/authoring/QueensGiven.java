package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.QueensSetup;
import dev.runesheet.game.queensblood.Side;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The words of {@code given}: tiles, hands, decks, turn. */
final class QueensGiven {

  /** What tiles show: the owner and the rank. */
  static final List<String> SHOWN = List.of("N0", "Y1", "Y2", "Y3", "E1", "E2", "E3");

  private static final List<String> DUMMIES = Collections.nCopies(10, "007");
  private static final int HAND = 5;

  private final ScenarioValues values;

  QueensGiven(ScenarioValues values) {
    this.values = values;
  }

  /** The set-up, or empty after a report. */
  Optional<QueensSetup> read(Scenario scenario) {
    return scenario.givenFields().map(fields -> setup(scenario, fields));
  }

  private QueensSetup setup(Scenario scenario, JsonFields fields) {
    List<QueensSetup.Tile> tiles = new ArrayList<>();
    fields
        .optional("tiles")
        .ifPresent(
            map -> ScenarioValues.byTile(map, (tile, value) -> tiles.add(tile(tile, value))));
    List<List<String>> hands = Arrays.asList(null, null);
    fields
        .optional("hands")
        .ifPresent(
            map -> ScenarioValues.bySide(map, (side, list) -> hands.set(side, values.cards(list))));
    List<List<String>> decks = Arrays.asList(DUMMIES, DUMMIES);
    fields
        .optional("decks")
        .ifPresent(
            map -> ScenarioValues.bySide(map, (side, list) -> deck(side, list, hands, decks)));
    OptionalInt turn =
        fields.optional("turn").map(ScenarioValues::side).orElse(OptionalInt.empty());
    fields.noOthers();
    hands.replaceAll(hand -> hand == null ? List.of() : hand);
    String variant = scenario.variant().isEmpty() ? QueensSetup.STANDARD : scenario.variant();
    return new QueensSetup(
        variant,
        turn.orElse(Side.LEFT),
        decks,
        false,
        false,
        new QueensSetup.Position(tiles, hands));
  }

  /** The first five cards are the hand, unless the hand is given too. */
  private void deck(int side, JsonValue value, List<List<String>> hands, List<List<String>> decks) {
    List<String> cards = values.cards(value);
    decks.set(side, cards);
    if (hands.get(side) != null) {
      return;
    }
    if (value.node().isArray() && value.node().size() < HAND) {
      value.error(Code.POSITION, value.node().size() + " cards", "at least a hand of " + HAND);
    }
    int dealt = Math.min(HAND, cards.size());
    hands.set(side, cards.subList(0, dealt));
    decks.set(side, cards.subList(dealt, cards.size()));
  }

  private QueensSetup.Tile tile(int tile, JsonValue value) {
    if (!value.node().isObject()) {
      String shown = shown(value);
      return tile(tile, shown, influence(shown), "", 0, 0);
    }
    JsonFields fields = value.fields().orElseThrow();
    String shown = fields.required("t").map(QueensGiven::shown).orElse(SHOWN.get(0));
    Optional<JsonValue> named = fields.optional("card");
    String card = named.flatMap(values::card).orElse("");
    int raw = ScenarioValues.whole(fields, "raw", influence(shown));
    int delta = ScenarioValues.whole(fields, "pd", 0);
    int scale = ScenarioValues.whole(fields, "sd", 0);
    fields.noOthers();
    if (named.isPresent() && shown.equals(SHOWN.get(0))) {
      value.error(Code.POSITION, "a card on a tile of nobody", "a tile of Y or E");
    }
    if (named.isEmpty() && (delta != 0 || scale != 0)) {
      value.error(Code.POSITION, "a card's deltas on an empty tile", "the field 'card'");
    }
    if (named.isEmpty() && !shown.equals(shown(raw))) {
      value.error(Code.POSITION, "influence " + raw + " on " + shown, shown(raw));
    }
    return tile(tile, shown, raw, card, delta, scale);
  }

  private static QueensSetup.Tile tile(
      int tile, String shown, int raw, String card, int delta, int scale) {
    int owner = Side.of(shown.substring(0, 1));
    return new QueensSetup.Tile(tile, owner, rank(shown), raw, card, delta, scale);
  }

  private static String shown(JsonValue value) {
    return ScenarioValues.known(value, Code.POSITION, SHOWN).orElse(SHOWN.get(0));
  }

  /** What an empty tile of an influence shows. */
  private static String shown(int raw) {
    int owner = raw > 0 ? Side.LEFT : raw < 0 ? Side.RIGHT : Side.NOBODY;
    return Side.letter(owner) + (int) Math.min(Board.MOST, Math.abs((long) raw));
  }

  private static int influence(String shown) {
    return shown.startsWith("E") ? -rank(shown) : rank(shown);
  }

  private static int rank(String shown) {
    return shown.charAt(1) - '0';
  }
}
