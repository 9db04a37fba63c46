package dev.runesheet.game.queensblood;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.RuleBook;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The registry in JSON with made-up cards and effects added, written only as data. */
public final class Registry {

  static final String CARDS = "data/queens-blood/cards.json";
  static final String EFFECTS = "data/queens-blood/effects.json";
  static final String MANIFEST = "data/queens-blood/game.yaml";

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final ArrayNode cards =
      (ArrayNode) read(String.join("\n", QueensBooks.lines("cards.json")));
  private final ObjectNode effects =
      (ObjectNode) read(String.join("\n", QueensBooks.lines("effects.json")));

  private static String manifest() {
    String shipped =
        new String(QueensBooks.SHIPPED.read(MANIFEST).orElseThrow(), StandardCharsets.UTF_8);
    return shipped
        .replaceAll("cards: .*", "cards: " + CARDS)
        .replaceAll("effects: .*", "effects: " + EFFECTS);
  }

  private static com.fasterxml.jackson.databind.JsonNode read(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }

  /** Adds a card of cost 1. */
  public Registry card(String id, int power, String pattern, String effect) {
    ObjectNode card = cards.addObject().put("id", id).put("name", "Test " + id);
    card.put("category", "Regular").put("cost", 1).put("power", power).put("pattern", pattern);
    if (!effect.isEmpty()) {
      card.put("effect_id", effect);
    }
    return this;
  }

  /** Adds an effect, in JSON with single quotes. */
  Registry effect(String id, String json) {
    effects.set(id, read(json.replace('\'', '"')));
    return this;
  }

  /** An effect with a change of power as its only operation. */
  public Registry change(String id, String trigger, String scope, int amount) {
    return effect(
        id,
        "{'trigger':'"
            + trigger
            + "','scope':'"
            + scope
            + "','operations':[{'type':'modify_power','stat':'power','amount':"
            + amount
            + "}]}");
  }

  public RuleBook book() {
    return QueensBooks.of(QueensBooks.with(texts()));
  }

  Map<String, String> texts() {
    return Map.of(MANIFEST, manifest(), CARDS, cards.toString(), EFFECTS, effects.toString());
  }
}
