package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.QueensCatalog;
import dev.runesheet.game.queensblood.Side;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/** Reads what all parts of a scenario name: cards, sides, tiles, numbers. */
final class ScenarioValues {

  /** The letters of the sides, by their number. */
  static final List<String> SIDES = List.of("Y", "E");

  /** The names of the tiles, by their number. */
  static final List<String> TILES =
      IntStream.range(0, Board.TILES)
          .mapToObj(tile -> Board.lane(tile) + "," + Board.column(tile))
          .toList();

  private final QueensCatalog catalog;

  ScenarioValues(QueensCatalog catalog) {
    this.catalog = catalog;
  }

  /** The id of a card, or empty after a report. */
  Optional<String> card(JsonValue value) {
    return known(value, Code.UNKNOWN_REFERENCE, catalog.cards().keySet());
  }

  /** The ids of cards; those that do not exist are reported and left out. */
  List<String> cards(JsonValue value) {
    List<String> ids = new ArrayList<>();
    entries(value).forEach(one -> card(one).ifPresent(ids::add));
    return ids;
  }

  /** The word if it is a valid one, or empty after a report. */
  static Optional<String> known(JsonValue value, Code code, Collection<String> valid) {
    Optional<String> word = value.text();
    if (word.isPresent() && !valid.contains(word.get())) {
      value.unknownWord(code, valid);
      return Optional.empty();
    }
    return word;
  }

  /** A side by its letter, or empty after a report. */
  static OptionalInt side(JsonValue value) {
    Optional<String> letter = known(value, Code.UNKNOWN_WORD, SIDES);
    return letter.isPresent() ? OptionalInt.of(Side.of(letter.get())) : OptionalInt.empty();
  }

  /** The entries of a list; none after a report. */
  static List<JsonValue> entries(JsonValue value) {
    return value.list().orElse(List.of());
  }

  /** Takes each entry of a map by the number of its side. */
  static void bySide(JsonValue value, BiConsumer<Integer, JsonValue> taker) {
    byName(value, Code.UNKNOWN_REFERENCE, SIDES, taker);
  }

  /** Takes each entry of a map by the number of its tile. */
  static void byTile(JsonValue value, BiConsumer<Integer, JsonValue> taker) {
    byName(value, Code.POSITION, TILES, taker);
  }

  private static void byName(
      JsonValue value, Code code, List<String> names, BiConsumer<Integer, JsonValue> taker) {
    for (JsonField field : value.fields().map(JsonFields::all).orElse(List.of())) {
      int number = names.indexOf(field.name());
      if (number < 0) {
        field.unknownName(code, names);
      } else {
        taker.accept(number, field.value());
      }
    }
  }

  /** A tile by the fields {@code lane} and {@code col}, or empty after a report. */
  static OptionalInt tile(JsonFields fields) {
    return tile(fields.required("lane"), fields.required("col"));
  }

  /** A tile as a list of its lane and its column, or empty after a report. */
  static OptionalInt tile(JsonValue value) {
    Optional<List<JsonValue>> pair = value.list();
    if (pair.isPresent() && pair.get().size() != 2) {
      value.error(Code.WRONG_TYPE, pair.get().size() + " entries", "a lane and a column");
    }
    return pair.filter(two -> two.size() == 2)
        .map(two -> tile(Optional.of(two.get(0)), Optional.of(two.get(1))))
        .orElse(OptionalInt.empty());
  }

  private static OptionalInt tile(Optional<JsonValue> lane, Optional<JsonValue> column) {
    OptionalInt first = whole(lane, 0, Board.LANES - 1);
    OptionalInt second = whole(column, 0, Board.COLUMNS - 1);
    return first.isPresent() && second.isPresent()
        ? OptionalInt.of(Board.tile(first.getAsInt(), second.getAsInt()))
        : OptionalInt.empty();
  }

  /** Any whole number, or empty after a report. */
  static OptionalInt whole(JsonValue value) {
    return value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** A whole number that may be left out. */
  static int whole(JsonFields fields, String name, int otherwise) {
    return whole(fields.optional(name), Integer.MIN_VALUE, Integer.MAX_VALUE).orElse(otherwise);
  }

  private static OptionalInt whole(Optional<JsonValue> value, int min, int max) {
    return value.map(one -> one.whole(min, max)).orElse(OptionalInt.empty());
  }

  /** Reports a value that is neither true nor false. */
  static boolean flag(JsonValue value) {
    if (!value.node().isBoolean()) {
      value.error(Code.WRONG_TYPE, value.found(), "true or false");
    }
    return value.node().booleanValue();
  }
}
