package dev.runesheet.rows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.Column;
import java.util.List;

/** The cells of columns for a kind of value: what they hold, and how it is said in sources. */
public interface CellForm {

  /** What cells hold. */
  CellType type();

  /** The text of a cell for a value. */
  String cell(JsonNode value);

  /** The value of a cell's text. */
  JsonNode value(String cell);

  /** The values that cells can say, where that is not every one. */
  default String limit() {
    return type().says();
  }

  /** Columns beside each other in which earlier versions said what is one cell now. */
  default List<Column> former() {
    return List.of();
  }

  /** Cells that hold the texts of sources. */
  static CellForm of(CellType type) {
    return new CellForm() {
      @Override
      public CellType type() {
        return type;
      }

      @Override
      public String cell(JsonNode value) {
        return value.asText();
      }

      @Override
      public JsonNode value(String cell) {
        return JsonNodeFactory.instance.textNode(cell);
      }
    };
  }
}
