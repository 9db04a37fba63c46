package dev.runesheet.rows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.table.cell.CellType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Cells that hold names, each with a text behind a colon, with commas between them. */
final class CellPairs implements CellCodec {

  @Override
  public CellType type() {
    return new CellType.Remark();
  }

  @Override
  public String cell(JsonNode value) {
    List<String> pairs = new ArrayList<>();
    value.properties().forEach(one -> pairs.add(one.getKey() + ": " + one.getValue().asText()));
    return String.join(", ", pairs);
  }

  @Override
  public JsonNode value(String cell) {
    ObjectNode pairs = JsonNodeFactory.instance.objectNode();
    for (String pair : cell.split(",")) {
      int colon = pair.lastIndexOf(':');
      pairs.put(name(pair), colon < 0 ? "" : pair.substring(colon + 1).strip());
    }
    return pairs;
  }

  @Override
  public Optional<String> repeated(String cell) {
    Set<String> names = new HashSet<>();
    return Stream.of(cell.split(","))
        .map(CellPairs::name)
        .filter(name -> !name.isEmpty() && !names.add(name))
        .findFirst();
  }

  private static String name(String pair) {
    int colon = pair.lastIndexOf(':');
    return (colon < 0 ? pair : pair.substring(0, colon)).strip();
  }
}
