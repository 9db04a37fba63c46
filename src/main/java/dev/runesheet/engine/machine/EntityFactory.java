package dev.runesheet.engine.machine;

import dev.runesheet.spi.Game;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.Entity;
import java.util.concurrent.atomic.AtomicBoolean;

/** The factory of entities, of matches and of saves: each that a game makes is checked. */
public final class EntityFactory {

  /** The classes whose copies were found to be right; one entity of each is tried. */
  private static final ClassValue<AtomicBoolean> COPIED =
      new ClassValue<>() {
        @Override
        protected AtomicBoolean computeValue(Class<?> type) {
          return new AtomicBoolean(type == Entity.class);
        }
      };

  private EntityFactory() {}

  /**
   * The entity that a game makes; only its name may be another than is wanted.
   *
   * @throws IllegalStateException if it is none or another one, or forks could not copy it
   */
  public static Entity of(Game game, Rules book, NewEntity wanted) {
    Entity made = ofSave(game, book, wanted);
    mustBe(game, wanted, made);
    check(game, wanted, "controller ", made.getController(), wanted.controller());
    check(game, wanted, "zone ", made.getZone(), wanted.zone());
    return made;
  }

  /**
   * The entity that a game makes of what a save wants, which may be one that there cannot be: the
   * check of the save tells. It is put where it was and gets the name that it had.
   *
   * @throws IllegalStateException if it is none or has another id, or forks could not copy it
   */
  public static Entity ofSave(Game game, Rules book, NewEntity wanted) {
    Entity made = game.newEntity(book, wanted);
    if (made == null) {
      throw refused(game, wanted, "null", "id " + wanted.id());
    }
    check(game, wanted, "id ", made.getId(), wanted.id());
    if (made.getName() == null) {
      throw refused(game, wanted, "one without a name", "any name");
    }
    AtomicBoolean copied = COPIED.get(made.getClass());
    if (!copied.get()) {
      checkCopy(made, made.copy());
      copied.set(true);
    }
    made.named(wanted.name(), made.getName());
    return made;
  }

  /**
   * Refuses an entity that a game has made otherwise than was wanted.
   *
   * @throws IllegalStateException if it has another kind, definition or other stats
   */
  public static void mustBe(Game game, NewEntity wanted, Entity made) {
    check(game, wanted, "kind ", made.getKind(), wanted.kind());
    check(game, wanted, "definition ", made.getDefinition(), wanted.definition());
    check(game, wanted, "stats ", made.schema(), wanted.schema());
  }

  private static void check(Game game, NewEntity wanted, String part, Object is, Object expected) {
    if (!expected.equals(is)) {
      throw refused(game, wanted, "one of " + part + is, part + expected);
    }
  }

  private static IllegalStateException refused(
      Game game, NewEntity wanted, String gives, String expected) {
    return new IllegalStateException(
        "newEntity() of "
            + game.id()
            + " gives "
            + gives
            + " for kind ("
            + wanted.kind()
            + "), definition ("
            + wanted.definition()
            + "); expected an entity of "
            + expected
            + ".");
  }

  /** Otherwise forks would play on with entities of another kind, or with those of the match. */
  private static void checkCopy(Entity made, Entity copy) {
    String wrong = wrong(made, copy);
    if (!wrong.isEmpty()) {
      throw new IllegalStateException(
          "copy() of "
              + made.getClass().getName()
              + " gives "
              + wrong
              + "; expected another of its own class and id. Override copy(), and give what"
              + " Entity(Entity) copies and the fields of your own.");
    }
  }

  private static String wrong(Entity made, Entity copy) {
    if (copy == null) {
      return "null";
    } else if (copy == made) {
      return "the entity itself";
    } else if (copy.getClass() != made.getClass()) {
      return "a " + copy.getClass().getName();
    }
    return copy.getId() == made.getId() ? "" : "one of id " + copy.getId();
  }
}
