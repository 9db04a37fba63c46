package dev.runesheet.language.effectops;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A hero as its author wrote it.
 *
 * @param id the owner of its effects: the slug of its name behind the prefix the caller gave
 * @param name as people call it; the file's name if the author gave none
 * @param attributes the attributes the author gave, in order; all others of the mode start at 0
 * @param abilities its abilities; the place in this list is the ability's id (decision 3)
 * @param effects its own triggered effects, in order
 * @param place the place of its source
 */
public record HeroSource(
    String id,
    String name,
    Map<String, Double> attributes,
    List<AbilitySource> abilities,
    List<Effect> effects,
    SourceLocation place) {

  /** Copies the map and the lists. */
  public HeroSource {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    abilities = List.copyOf(abilities);
    effects = List.copyOf(effects);
  }
}
