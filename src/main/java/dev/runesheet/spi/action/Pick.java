package dev.runesheet.spi.action;

import dev.runesheet.spi.fact.Event;
import java.util.List;

/**
 * The answer to a question of an effect's program: an entity, a word, or an entity with a word for
 * its purpose.
 *
 * @param entity the number of the entity, or {@link Event#NOBODY}
 * @param word the word; may be empty if there is an entity
 */
public record Pick(int entity, String word) implements Action {

  /** A word alone. */
  public static Pick of(String word) {
    return new Pick(Event.NOBODY, word);
  }

  @Override
  public List<Integer> entities() {
    return isEntity() ? List.of(entity) : List.of();
  }

  /** The word alone, which may be the id of one. */
  @Override
  public List<String> definitions() {
    return isEntity() ? List.of() : List.of(word);
  }

  /** True if it is an entity. */
  public boolean isEntity() {
    return entity != Event.NOBODY;
  }
}
