package dev.runesheet.rows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.table.cell.CellType;
import java.util.ArrayList;
import java.util.List;

/** Cells that hold several words or names with commas between them. */
final class CellList implements CellCodec {

  private static final String COMMA = ", ";

  @Override
  public CellType type() {
    return new CellType.Remark();
  }

  @Override
  public String cell(JsonNode value) {
    List<String> texts = new ArrayList<>();
    value.forEach(one -> texts.add(one.asText()));
    return String.join(COMMA, texts);
  }

  @Override
  public JsonNode value(String cell) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    for (String text : cell.split(",")) {
      list.add(text.strip());
    }
    return list;
  }
}
