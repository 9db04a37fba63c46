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
 * The catalog of modes and heroes; their effects are in the rules, under their ids.
 *
 * @param modes by id
 * @param heroes by id
 */
public record DuelCatalog(Map<String, Mode> modes, Map<String, Hero> heroes) {

  /**
   * The frame of a duel.
   *
   * @param attributes the attributes in their order
   * @param maxTurns after how many turns it is a draw (decision 11)
   * @param dropOverflow whether events beyond the limits are dropped rather than failing (decision
   *     10)
   */
  public record Mode(List<String> attributes, int maxTurns, boolean dropOverflow) {}

  /**
   * A hero.
   *
   * @param name as people call it
   * @param attributes start values; attributes left out start at 0
   */
  public record Hero(String name, Map<String, Double> attributes) {

    /** The same hero with some other start values. */
    Hero with(Map<String, Double> others) {
      Map<String, Double> all = new LinkedHashMap<>(attributes);
      all.putAll(others);
      return new Hero(name, all);
    }
  }

  /**
   * A mode by its id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Mode mode(String id) {
    return known("mode", id, modes);
  }

  /**
   * A hero by its id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Hero hero(String id) {
    return known("hero", id, heroes);
  }

  private static <T> T known(String what, String id, Map<String, T> all) {
    T found = all.get(id);
    if (found == null) {
      throw new IllegalArgumentException(
          what + " (" + id + ") is not one of " + all.keySet() + ".");
    }
    return found;
  }

  /** The catalog as JSON, for a rule book. */
  public JsonNode toJson() {
    ObjectNode json = new ObjectMapper().createObjectNode();
    ArrayNode modeList = json.putArray("modes");
    modes.forEach(
        (id, mode) -> {
          ObjectNode one = modeList.addObject().put("id", id);
          mode.attributes().forEach(one.putArray("attributes")::add);
          one.put("max_turns", mode.maxTurns())
              .put("overflow", mode.dropOverflow() ? "drop" : "fail");
        });
    ArrayNode heroList = json.putArray("heroes");
    heroes.forEach(
        (id, hero) -> {
          ObjectNode one = heroList.addObject().put("id", id).put("name", hero.name());
          hero.attributes().forEach(one.putObject("attributes")::put);
        });
    return json;
  }

  /** Reads what {@link #toJson} writes. */
  public static DuelCatalog of(JsonNode json) {
    Map<String, Mode> modes = new LinkedHashMap<>();
    for (JsonNode one : json.path("modes")) {
      List<String> attributes = new ArrayList<>();
      one.path("attributes").forEach(name -> attributes.add(name.asText()));
      boolean drop = one.path("overflow").asText().equals("drop");
      modes.put(
          one.path("id").asText(),
          new Mode(List.copyOf(attributes), one.path("max_turns").asInt(), drop));
    }
    Map<String, Hero> heroes = new LinkedHashMap<>();
    for (JsonNode one : json.path("heroes")) {
      Map<String, Double> values = new LinkedHashMap<>();
      one.path("attributes")
          .properties()
          .forEach(field -> values.put(field.getKey(), field.getValue().asDouble()));
      heroes.put(one.path("id").asText(), new Hero(one.path("name").asText(), values));
    }
    return new DuelCatalog(modes, heroes);
  }
}
