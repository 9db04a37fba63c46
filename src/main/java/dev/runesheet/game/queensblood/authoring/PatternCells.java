package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.game.queensblood.word.PatternCell;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.rows.CellCodec;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Patterns drawn in a cell as five lines of five signs: W is the card itself, P a pawn, E the
 * effect, X both, and _ nothing. A drawing has no order of its own: the cells count column by
 * column, as the shipped list has them.
 */
final class PatternCells implements CellCodec {

  private static final CellType.Drawing DRAWN =
      new CellType.Drawing(
          "pattern", PatternCell.SIZE, PatternCell.KINDS, PatternCell.CARD, RegistryCode.PATTERN);

  @Override
  public CellType type() {
    return DRAWN;
  }

  @Override
  public String limit() {
    return "a pattern whose cells count column by column";
  }

  /** Before, each line had a column of its own. */
  @Override
  public List<Column> former() {
    CellType line = new CellType.Word("row of a pattern", List.of(), RegistryCode.PATTERN);
    return IntStream.rangeClosed(1, PatternCell.SIZE)
        .mapToObj(
            number ->
                Column.of(
                        Keyword.METADATA,
                        "Pattern" + number + "($param)",
                        "Pattern " + number,
                        "",
                        line,
                        new Binding.Value("line " + number))
                    .filled())
        .toList();
  }

  @Override
  public String cell(JsonNode pattern) {
    String[] rows = DRAWN.example().split(" ");
    for (String written : pattern.asText("").split(",")) {
      PatternCell.of(written).ifPresent(cell -> draw(cell, rows));
    }
    return String.join(" ", rows);
  }

  private static void draw(PatternCell cell, String[] rows) {
    StringBuilder drawn = new StringBuilder(rows[cell.lanes() + PatternCell.REACH]);
    drawn.setCharAt(cell.columns() + PatternCell.REACH, cell.kind());
    rows[cell.lanes() + PatternCell.REACH] = drawn.toString();
  }

  @Override
  public JsonNode value(String cell) {
    TreeSet<String> cells = new TreeSet<>(); // The order of the shipped list is that of columns.
    String[] rows = cell.split(" ");
    for (int row = 0; row < rows.length; row++) {
      for (int i = 0; i < rows[row].length(); i++) {
        char sign = rows[row].charAt(i);
        if (PatternCell.KINDS.indexOf(sign) >= 0) {
          cells.add(
              new PatternCell(row - PatternCell.REACH, i - PatternCell.REACH, sign).toString());
        }
      }
    }
    return cells.isEmpty()
        ? JsonNodeFactory.instance.nullNode()
        : JsonNodeFactory.instance.textNode(String.join(",", cells));
  }
}
