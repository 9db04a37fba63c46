package dev.runesheet.spi.action;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.fact.Event;
import java.util.List;

/**
 * The answer to a question of an effect's program: an entity, a word, or an entity with a word for
 * its purpose.
 *
 * @param entity the id of the entity, or {@link Event#NOBODY}
 * @param word the word; may be empty if there is an entity
 */
public record Pick(int entity, String word) implements Action {

  /**
   * Checks that there is something.
   *
   * @throws NullPointerException if the word is null
   * @throws IllegalArgumentException if it is neither an entity nor a word
   */
  public Pick {
    given(word, "word");
    if (entity < Event.NOBODY || entity == Event.NOBODY && word.isEmpty()) {
      throw new IllegalArgumentException(
          "pick (" + entity + " " + word + ") must be an entity or a word.");
    }
  }

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
