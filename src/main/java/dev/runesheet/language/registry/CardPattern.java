package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.word.PatternCell;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Form;
import dev.runesheet.schema.ValueForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cells that a card reaches, in order: a column letter, a row digit and a kind each. Pawns and
 * the effect go through the cells on their own, so only the order of the cells of each counts.
 *
 * @param cells the cells, for example {@code B3P}
 */
@Form(CardPattern.Text.class)
public record CardPattern(List<PatternCell> cells) {

  /** The kind of value, for sheets. */
  public static final String KIND = "pattern";

  static final String NOTE =
      "Five lines of five signs: W the card itself, P a pawn, E the effect, X both, and a dot or _"
          + " nothing. Change single signs. On one line, write a blank between the rows: _____"
          + " __P__ _PWP_ __P__ _____";

  /** Copies the cells. */
  public CardPattern {
    cells = List.copyOf(cells);
  }

  /** True if one of the cells is for the card's effect. */
  public boolean affectsTiles() {
    return cells.stream().anyMatch(cell -> cell.has(PatternCell.EFFECT));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CardPattern pattern
        && pattern.reached(PatternCell.PAWN).equals(reached(PatternCell.PAWN))
        && pattern.reached(PatternCell.EFFECT).equals(reached(PatternCell.EFFECT));
  }

  @Override
  public int hashCode() {
    return reached(PatternCell.PAWN).hashCode();
  }

  private List<PatternCell> reached(char kind) {
    return cells.stream().filter(cell -> cell.has(kind)).toList();
  }

  /** Cells with commas between them; nothing for none. */
  static final class Text implements ValueForm<CardPattern> {

    @Override
    public String kind() {
      return KIND;
    }

    @Override
    public Optional<CardPattern> read(JsonValue value) {
      List<PatternCell> cells = new ArrayList<>();
      String text = value.node().isNull() ? "" : value.text().orElse("");
      for (String part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
        Optional<PatternCell> cell = PatternCell.of(part.strip());
        if (cell.isEmpty()) {
          String expected =
              "cells such as 'B3P': a column A to E, a row 1 to 5, and P, E or X, not the card's"
                  + " own C3";
          value.error(RegistryCode.PATTERN, "'" + part.strip() + "'", expected);
        } else if (cells.stream().anyMatch(cell.get()::isAt)) {
          value.error(Code.DUPLICATE, "'" + cell.get() + "'", "each cell once");
        } else {
          cells.add(cell.get());
        }
      }
      return Optional.of(new CardPattern(cells));
    }

    @Override
    public JsonNode write(CardPattern pattern) {
      JsonNodeFactory nodes = JsonNodeFactory.instance;
      return pattern.cells().isEmpty()
          ? nodes.nullNode()
          : nodes.textNode(
              String.join(",", pattern.cells().stream().map(PatternCell::toString).toList()));
    }

    @Override
    public ObjectNode schema() {
      ObjectNode schema = JsonNodeFactory.instance.objectNode();
      schema.put(
          "description",
          "Cells in order: column A to E, row 1 to 5, and P for a pawn, E for the effect, X for"
              + " both; null for none.");
      schema.putArray("type").add("string").add("null");
      return schema.put(
          "pattern", "^$|^\\s*" + PatternCell.TEXT + "\\s*(,\\s*" + PatternCell.TEXT + "\\s*)*$");
    }
  }
}
