package dev.runesheet.rows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.Column;
import java.util.List;
import java.util.Optional;

/** The mapping between values of one kind and cells: their type, reading and writing. */
public interface CellCodec {

  /** The type of the cells. */
  CellType type();

  /** The text of a cell for a value. */
  String cell(JsonNode value);

  /** The value of a cell's text. */
  JsonNode value(String cell);

  /** The name to which a cell's text gives several values, of which one would count; if any. */
  default Optional<String> repeated(String cell) {
    return Optional.empty();
  }

  /** The values that cells can say, where that is not every one. */
  default String limit() {
    return type().says();
  }

  /** The word of a cell for a value that says nothing; empty if an empty cell does. */
  default String none() {
    return "";
  }

  /** The note of the column, where it is not that of the value; else empty. */
  default String note() {
    return "";
  }

  /** The same cells with a note of their column. */
  default CellCodec noting(String words) {
    CellCodec cells = this;
    return new CellCodec() {
      @Override
      public CellType type() {
        return cells.type();
      }

      @Override
      public String cell(JsonNode value) {
        return cells.cell(value);
      }

      @Override
      public JsonNode value(String cell) {
        return cells.value(cell);
      }

      @Override
      public Optional<String> repeated(String cell) {
        return cells.repeated(cell);
      }

      @Override
      public String limit() {
        return cells.limit();
      }

      @Override
      public String none() {
        return cells.none();
      }

      @Override
      public List<Column> former() {
        return cells.former();
      }

      @Override
      public String note() {
        return words;
      }
    };
  }

  /** The adjacent columns that held this cell's value in earlier versions of the sheet. */
  default List<Column> former() {
    return List.of();
  }

  /** Cells that hold several texts, with commas between them. */
  static CellCodec list() {
    return new CellList();
  }

  /** Cells that hold the texts of sources. */
  static CellCodec of(CellType type) {
    return new CellCodec() {
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
