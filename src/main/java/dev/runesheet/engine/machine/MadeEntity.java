package dev.runesheet.engine.machine;

import dev.runesheet.engine.Game;
import dev.runesheet.engine.NewEntity;
import dev.runesheet.engine.Rules;
import dev.runesheet.engine.fact.Entity;
import java.util.concurrent.atomic.AtomicBoolean;

/** The making of entities, at the table and from saves: what a game gives is checked there. */
public final class MadeEntity {

  /** Whether the copies of a class were found to be right; it is asked for one entity only. */
  private static final ClassValue<AtomicBoolean> COPIED =
      new ClassValue<>() {
        @Override
        protected AtomicBoolean computeValue(Class<?> type) {
          return new AtomicBoolean(type == Entity.class);
        }
      };

  private MadeEntity() {}

  /**
   * The entity that a game makes.
   *
   * @throws IllegalStateException if it is none, has another id, or forks could not copy it
   */
  public static Entity of(Game game, Rules book, NewEntity wanted) {
    Entity made = game.newEntity(book, wanted);
    if (made == null || made.getId() != wanted.id()) {
      throw new IllegalStateException(
          "newEntity() of "
              + game.id()
              + " gives "
              + (made == null ? "null" : "one of id " + made.getId())
              + " for kind ("
              + wanted.kind()
              + "), definition ("
              + wanted.definition()
              + "); expected an entity of id "
              + wanted.id()
              + ".");
    }
    AtomicBoolean copied = COPIED.get(made.getClass());
    if (!copied.get()) {
      checkCopy(made, made.copy());
      copied.set(true);
    }
    return made;
  }

  /** Otherwise forks would play on with entities of another kind, or with those of the match. */
  private static void checkCopy(Entity made, Entity copy) {
    if (copy == null || copy == made || copy.getClass() != made.getClass()) {
      String gives = copy == null ? "null" : "a " + copy.getClass().getName();
      throw new IllegalStateException(
          "copy() of "
              + made.getClass().getName()
              + " gives "
              + (copy == made ? "the entity itself" : gives)
              + "; expected another of its own class. Override copy(), and give what Entity(Entity)"
              + " copies and the fields of your own.");
    }
  }
}
