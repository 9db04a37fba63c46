package dev.runesheet.game.queensblood.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.schema.Rewriting;
import java.util.List;

/** A tile as recorded games write it: owner, rank, and of a card its id, side and numbers. */
class TileList implements Rewriting {

  private static final List<String> CARD = List.of("card", "side", "power", "pd", "sd");

  /** The same of a position that is given: there a tile without a card says nothing of one. */
  static final class Given extends TileList {

    @Override
    public ObjectNode rewrite(JsonNode written) {
      ObjectNode tile = super.rewrite(written);
      return written.size() == 2 ? tile.without("card") : tile;
    }
  }

  @Override
  public boolean fits(JsonNode written) {
    return written.isArray();
  }

  @Override
  public ObjectNode rewrite(JsonNode written) {
    if (written.size() != 2 && written.size() != CARD.size() + 2) {
      throw new IllegalArgumentException(
          "owner and rank, and with a card its id, side, power, power delta and scale delta");
    }
    ObjectNode tile = JsonNodeFactory.instance.objectNode();
    tile.put("t", written.get(0).asText() + written.get(1).asText());
    if (written.size() == 2) {
      return tile.putNull("card");
    }
    for (int i = 0; i < CARD.size(); i++) {
      tile.set(CARD.get(i), written.get(i + 2));
    }
    return tile;
  }

  @Override
  public ObjectNode schema() {
    return JsonNodeFactory.instance.objectNode().put("type", "array");
  }
}
