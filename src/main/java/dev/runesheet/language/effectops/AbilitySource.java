package dev.runesheet.language.effectops;

import dev.runesheet.model.Effect;
import java.util.List;
import java.util.Objects;

/**
 * An ability of a hero.
 *
 * @param id the id of its effect
 * @param name its name as people call it; {@code ability-<index>} if the author gave none
 * @param tags words for people, without meaning in play
 * @param effect its effect, activated
 */
public record AbilitySource(String id, String name, List<String> tags, Effect effect) {

  /** Copies the tags. */
  public AbilitySource {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(effect, "effect");
    tags = List.copyOf(tags);
  }
}
