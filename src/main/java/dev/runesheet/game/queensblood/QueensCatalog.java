package dev.runesheet.game.queensblood;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cards and decks that a match can be set up with; what cards do is in the rules.
 *
 * @param cards by id
 * @param decks by name: the ids of their cards
 * @param variants the variants of the global rules
 */
public record QueensCatalog(
    Map<String, CardType> cards, Map<String, List<String>> decks, List<String> variants) {

  /**
   * A card by its id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public CardType card(String id) {
    CardType card = cards.get(id);
    if (card == null) {
      throw new IllegalArgumentException(
          "card (" + id + ") is not one of the " + cards.size() + " cards.");
    }
    return card;
  }

  /**
   * A deck by its name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public List<String> deck(String name) {
    List<String> deck = decks.get(name);
    if (deck == null) {
      throw new IllegalArgumentException(
          "deck (" + name + ") is not one of " + decks.keySet() + ".");
    }
    return deck;
  }

  /** The catalog as JSON, for a rule book. */
  public JsonNode toJson() {
    ObjectNode json = new ObjectMapper().createObjectNode();
    ArrayNode cardList = json.putArray("cards");
    for (CardType card : cards.values()) {
      ObjectNode one = cardList.addObject().put("id", card.id()).put("name", card.name());
      one.put("category", card.category().name())
          .put("cost", card.cost())
          .put("power", card.power());
      one.put("pattern", card.pattern().toString()).put("effect", card.effect());
      one.put("replaces", card.replaces());
      card.thresholds().forEach(one.putArray("thresholds")::add);
    }
    ObjectNode deckMap = json.putObject("decks");
    decks.forEach((name, deck) -> deck.forEach(deckMap.putArray(name)::add));
    variants.forEach(json.putArray("variants")::add);
    return json;
  }

  /** Reads what {@link #toJson} writes. */
  public static QueensCatalog of(JsonNode json) {
    Map<String, CardType> cards = new LinkedHashMap<>();
    for (JsonNode one : json.path("cards")) {
      List<Double> thresholds = new ArrayList<>();
      one.path("thresholds").forEach(value -> thresholds.add(value.asDouble()));
      CardType card =
          CardType.of(
              one.path("id").asText(),
              one.path("name").asText(),
              CardType.Category.valueOf(one.path("category").asText()),
              one.path("cost").asInt(),
              one.path("power").asInt(),
              Pattern.of(one.path("pattern").asText()),
              one.path("effect").asText(),
              one.path("replaces").asBoolean(),
              thresholds);
      cards.put(card.id(), card);
    }
    Map<String, List<String>> decks = new LinkedHashMap<>();
    json.path("decks")
        .properties()
        .forEach(deck -> decks.put(deck.getKey(), texts(deck.getValue())));
    return new QueensCatalog(cards, decks, texts(json.path("variants")));
  }

  static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return List.copyOf(texts);
  }
}
