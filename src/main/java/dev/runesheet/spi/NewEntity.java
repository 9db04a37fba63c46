package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;

/**
 * An entity that is to be made; see {@link Game#newEntity}.
 *
 * @param id its id in the match, from 0 without gaps
 * @param kind the kind of entity, for example {@code hero}
 * @param definition the id of its hero, card or role
 * @param name as people call it
 * @param controller the player who controls it, from 0; -1 for none
 * @param zone its zone
 * @param schema its stats, which begin at 0
 */
public record NewEntity(
    int id,
    String kind,
    String definition,
    String name,
    int controller,
    String zone,
    StatSchema schema) {

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if a part is null; it names it
   */
  public NewEntity {
    given(kind, "kind");
    given(definition, "definition");
    given(name, "name");
    given(zone, "zone");
    given(schema, "schema");
  }

  /** The entity, of no type of the game's own. */
  public Entity plain() {
    return new Entity(id, kind, definition, name, controller, zone, schema);
  }
}
