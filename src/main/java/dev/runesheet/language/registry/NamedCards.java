package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.ValueForm;
import java.util.List;
import java.util.Optional;

/**
 * The cards that a further name stands for.
 *
 * @param ids one card, or the three for tiles of rank 1 to 3
 */
record NamedCards(List<String> ids) {

  /** The list of their ids. */
  static final ValueForm<NamedCards> FORM = new Form();

  private static final List<Integer> NUMBERS = List.of(1, CardStats.HIGHEST_RANK);

  NamedCards {
    ids = List.copyOf(ids);
  }

  private static final class Form implements ValueForm<NamedCards> {
    @Override
    public String kind() {
      return "named cards";
    }

    @Override
    public Optional<NamedCards> read(JsonValue value) {
      List<String> ids =
          value.list().orElse(List.of()).stream()
              .map(JsonValue::text)
              .flatMap(Optional::stream)
              .toList();
      if (NUMBERS.contains(ids.size())) {
        return Optional.of(new NamedCards(ids));
      }
      value.error(Code.WRONG_TYPE, ids.size() + " cards", "one card, or three for ranks 1 to 3");
      return Optional.empty();
    }

    @Override
    public JsonNode write(NamedCards cards) {
      ArrayNode list = JsonNodeFactory.instance.arrayNode();
      cards.ids().forEach(list::add);
      return list;
    }

    @Override
    public ObjectNode schema() {
      ObjectNode list = JsonNodeFactory.instance.objectNode();
      list.put("description", "One card, or the three for tiles of rank 1 to 3.");
      list.put("type", "array").putObject("items").put("type", "string");
      ArrayNode numbers = list.putArray("anyOf");
      NUMBERS.forEach(most -> numbers.addObject().put("minItems", most).put("maxItems", most));
      return list;
    }
  }
}
