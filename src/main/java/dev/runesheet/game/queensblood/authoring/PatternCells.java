package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.game.queensblood.board.Pattern;
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

  private static final int GRID = 5;

  private static final int MIDDLE = GRID / 2;

  private static final CellType.Drawing DRAWN =
      new CellType.Drawing("pattern", GRID, "PEX", 'W', RegistryCode.PATTERN);

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
    return IntStream.rangeClosed(1, GRID)
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
      Pattern.Cell cell = Pattern.cell(written);
      if (cell != null) {
        StringBuilder drawn = new StringBuilder(rows[cell.lanes() + MIDDLE]);
        drawn.setCharAt(cell.columns() + MIDDLE, cell.kind());
        rows[cell.lanes() + MIDDLE] = drawn.toString();
      }
    }
    return String.join(" ", rows);
  }

  @Override
  public JsonNode value(String cell) {
    TreeSet<String> cells = new TreeSet<>(); // The order of the shipped list is that of columns.
    String[] rows = cell.split(" ");
    for (int row = 0; row < rows.length; row++) {
      for (int i = 0; i < rows[row].length(); i++) {
        if (DRAWN.signs().indexOf(rows[row].charAt(i)) >= 0) {
          cells.add(new Pattern.Cell(row - MIDDLE, i - MIDDLE, rows[row].charAt(i)).toString());
        }
      }
    }
    return cells.isEmpty()
        ? JsonNodeFactory.instance.nullNode()
        : JsonNodeFactory.instance.textNode(String.join(",", cells));
  }
}
