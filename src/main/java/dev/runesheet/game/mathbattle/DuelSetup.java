package dev.runesheet.game.mathbattle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who plays against whom, and by which limits: the set-up of a Math Battle. What the heroes can do
 * is in the rule book, under their ids.
 *
 * @param attributes the mode's attributes in their order
 * @param maxTurns after how many turns it is a draw (decision 11)
 * @param dropOverflow whether events beyond the limits are dropped rather than failing (decision 10)
 * @param heroes the two heroes
 * @param first the player who begins (decision 25)
 */
public record DuelSetup(
    List<String> attributes, int maxTurns, boolean dropOverflow, List<Fighter> heroes, int first) {

  /** Checks the parts. */
  public DuelSetup {
    attributes = List.copyOf(attributes);
    heroes = List.copyOf(heroes);
    if (heroes.size() != 2) {
      throw new IllegalArgumentException("heroes (" + heroes.size() + ") must be 2.");
    }
    if (first != 0 && first != 1) {
      throw new IllegalArgumentException("first (" + first + ") must be 0 or 1.");
    }
  }

  /**
   * A hero of the match.
   *
   * @param id the hero's id in the rule book
   * @param name the hero's name
   * @param attributes start values; attributes left out start at 0
   */
  public record Fighter(String id, String name, Map<String, Double> attributes) {
    /** Copies the attributes. */
    public Fighter {
      attributes = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }
  }

  /** The set-up as JSON, for {@code RuleBook.newMatch}. */
  public JsonNode toJson() {
    ObjectNode json = new ObjectMapper().createObjectNode();
    ArrayNode names = json.putArray("attributes");
    attributes.forEach(names::add);
    json.put("max_turns", maxTurns).put("overflow", dropOverflow ? "drop" : "fail").put("first", first);
    ArrayNode fighters = json.putArray("heroes");
    for (Fighter hero : heroes) {
      ObjectNode fighter = fighters.addObject().put("id", hero.id()).put("name", hero.name());
      ObjectNode values = fighter.putObject("attributes");
      hero.attributes().forEach(values::put);
    }
    return json;
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static DuelSetup of(JsonNode json) {
    List<String> attributes = new ArrayList<>();
    json.path("attributes").forEach(name -> attributes.add(name.asText()));
    List<Fighter> heroes = new ArrayList<>();
    json.path("heroes").forEach(hero -> heroes.add(fighter(hero)));
    return new DuelSetup(
        attributes, json.path("max_turns").asInt(200), json.path("overflow").asText("fail").equals("drop"),
        heroes, json.path("first").asInt(0));
  }

  private static Fighter fighter(JsonNode json) {
    Map<String, Double> values = new LinkedHashMap<>();
    json.path("attributes").properties().forEach(one -> values.put(one.getKey(), one.getValue().asDouble()));
    return new Fighter(json.path("id").asText(), json.path("name").asText(), values);
  }
}
