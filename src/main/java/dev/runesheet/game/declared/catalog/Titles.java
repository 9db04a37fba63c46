package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;

/**
 * The names by which people call what they do not call by its name in {@code game.yaml}.
 *
 * @param words those of numbers, kinds, properties and their words
 * @param zones those of zones
 * @param events the words for events of the game's own behind the name of whom they are about, such
 *     as {@code " is promoted"}
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Titles(
    Map<String, String> words, Map<String, String> zones, Map<String, String> events) {

  /** No titles. */
  public static final Titles NONE = new Titles(Map.of(), Map.of(), Map.of());

  /** Keeps the orders; missing ones are empty. */
  public Titles {
    words = words == null ? Map.of() : Ordered.copy(words);
    zones = zones == null ? Map.of() : Ordered.copy(zones);
    events = events == null ? Map.of() : Ordered.copy(events);
  }

  /** A number, kind, property or word as people call it. */
  public String of(String name) {
    return words.getOrDefault(name, name);
  }

  /** A zone as people call it. */
  public String zone(String name) {
    return zones.getOrDefault(name, name);
  }
}
