package dev.runesheet.language.registry;

import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads one card. */
final class CardReader {

  private static final int HIGHEST_COST = 3;
  private static final int MOST = 9_999;
  private static final String CELL = "[A-E][1-5][PEX]";
  private static final String OWN = "C3";
  private static final String CELLS =
      "cells such as 'B3P': a column A to E, a row 1 to 5, and P, E or X, not the card's own C3";

  /** Reads a card; empty after a report if it has no id. */
  Optional<CardSource> read(JsonValue entry) {
    Optional<JsonFields> found = entry.fields();
    if (found.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = found.get();
    Optional<String> id = fields.required("id").flatMap(JsonValue::text);
    String name = fields.required("name").flatMap(JsonValue::text).orElse("");
    String category =
        fields
            .required("category")
            .flatMap(CardReader::category)
            .orElse(RegistryWords.CATEGORIES.get(0));
    OptionalInt cost = whole(fields, "cost", 0, HIGHEST_COST);
    Optional<JsonValue> power = fields.required("power");
    List<String> cells = fields.required("pattern").map(CardReader::cells).orElse(List.of());
    Optional<JsonValue> effect = fields.optional("effect_id");
    // The grid repeats the pattern, with errors (decision 1); texts are for people.
    fields.optional("grid");
    fields.optional("effect_description");
    fields.noOthers();
    return id.map(
        key ->
            new CardSource(
                key,
                name,
                category,
                cost.orElse(0),
                power.map(value -> value.whole(-MOST, MOST).orElse(1)).orElse(1),
                cells,
                effect.flatMap(JsonValue::text).orElse(""),
                entry.location(),
                effect.orElse(entry).location(),
                power.orElse(entry).location()));
  }

  private static OptionalInt whole(JsonFields fields, String name, int min, int max) {
    return fields.required(name).map(value -> value.whole(min, max)).orElse(OptionalInt.empty());
  }

  private static Optional<String> category(JsonValue value) {
    Optional<String> word = value.text();
    if (word.isPresent() && !RegistryWords.CATEGORIES.contains(word.get())) {
      value.unknownWord(Code.UNKNOWN_WORD, RegistryWords.CATEGORIES);
      return Optional.empty();
    }
    return word;
  }

  private static List<String> cells(JsonValue value) {
    List<String> cells = new ArrayList<>();
    String text = value.node().isNull() ? "" : value.text().orElse("");
    for (String part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      String cell = part.strip();
      if (!cell.matches(CELL) || cell.startsWith(OWN)) {
        value.error(Code.PATTERN, "'" + cell + "'", CELLS);
      } else if (cells.stream().anyMatch(other -> other.startsWith(cell.substring(0, 2)))) {
        value.error(Code.DUPLICATE, "'" + cell + "'", "each cell once");
      } else {
        cells.add(cell);
      }
    }
    return cells;
  }
}
