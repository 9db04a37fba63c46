package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** The names of the statuses of all effects so far: no two statuses have one. */
final class StatusNames {

  /** Statuses of one type that give each other settle their names in fewer passes. */
  private static final int MOST_PASSES = 20;

  private final Map<String, JsonNode> statuses = new HashMap<>();

  /** Gives the statuses of a type by their names, as it writes them. */
  static void each(EffectType type, BiConsumer<String, JsonNode> use) {
    type.statuses()
        .map(JsonValue::node)
        .ifPresent(
            all -> all.properties().forEach(one -> use.accept(one.getKey(), one.getValue())));
  }

  /**
   * The names of a type's statuses that another effect has taken for another status, as the type
   * writes them, with the names that these get instead. A status that gives one with another name
   * is another status, too.
   */
  Map<String, String> renamed(EffectType type, TemplateValues plain) {
    Map<String, String> renamed = new HashMap<>();
    Map<String, JsonNode> named = new HashMap<>();
    Map<String, String> before = null;
    for (int pass = 0; pass < MOST_PASSES && !renamed.equals(before); pass++) {
      before = Map.copyOf(renamed);
      named.clear();
      TemplateValues filling = plain.with(renamed);
      each(
          type,
          (key, status) -> {
            JsonNode body = filling.node(status);
            String name = own(plain.text(key), body);
            named.put(name, body);
            if (!name.equals(plain.text(key))) {
              renamed.put(key, name);
            }
          });
    }
    statuses.putAll(named);
    return renamed;
  }

  /** The name of a status: with a number if another status has its name. */
  private String own(String name, JsonNode status) {
    String own = name;
    for (int number = 2; !statuses.getOrDefault(own, status).equals(status); number++) {
      own = name + " " + number;
    }
    return own;
  }
}
