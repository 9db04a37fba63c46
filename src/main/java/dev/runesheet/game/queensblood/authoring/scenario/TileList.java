package dev.runesheet.game.queensblood.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.schema.Rewriting;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import java.util.List;

/** A tile as recorded games write it: owner, rank, and of a card its id, side and numbers. */
class TileList implements Rewriting {

  /** The same of a position that is given: there a tile without a card says nothing of one. */
  static final class Given extends TileList {

    @Override
    public ObjectNode rewrite(JsonNode written) {
      ObjectNode tile = super.rewrite(written);
      return written.size() == 2 ? tile.without(names().get(1)) : tile;
    }
  }

  @Override
  public boolean fits(JsonNode written) {
    return written.isArray();
  }

  @Override
  public ObjectNode rewrite(JsonNode written) {
    List<String> names = names();
    if (written.size() != 2 && written.size() != names.size() + 1) {
      throw new IllegalArgumentException(
          "owner and rank, and with a card its id, side, power, power delta and scale delta");
    }
    ObjectNode tile = JsonNodeFactory.instance.objectNode();
    tile.put(names.get(0), written.get(0).asText() + written.get(1).asText());
    tile.putNull(names.get(1));
    for (int i = 2; i < written.size(); i++) {
      tile.set(names.get(i - 1), written.get(i));
    }
    return tile;
  }

  /** The fields of a tile; the first is its owner and rank, the others are about the card. */
  static List<String> names() {
    return Shapes.structure(QueensThen.Tile.class).fields().stream()
        .map(Shape.Field::name)
        .toList();
  }

  @Override
  public ObjectNode schema() {
    return JsonNodeFactory.instance.objectNode().put("type", "array");
  }
}
