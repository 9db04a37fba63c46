package dev.runesheet.language.effectops;

import dev.runesheet.model.Effect;
import java.util.List;
import java.util.Objects;

/**
 * An ability of a hero.
 *
 * @param id the id of its effect
 * @param tags words for people, without meaning in play
 * @param effect its effect, activated
 */
public record AbilitySource(String id, List<String> tags, Effect effect) {

  /** Copies the tags. */
  public AbilitySource {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(effect, "effect");
    tags = List.copyOf(tags);
  }
}
