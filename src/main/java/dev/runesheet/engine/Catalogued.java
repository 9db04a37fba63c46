package dev.runesheet.engine;

import static dev.runesheet.engine.Given.given;

import com.fasterxml.jackson.databind.JsonNode;

/** Knows what matches of a game can be set up with, perhaps before its rules are compiled. */
public interface Catalogued {

  /**
   * What a match can be set up with: heroes, cards, decks, as the game's own type.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws ClassCastException if it is of another type
   */
  <C> C catalog(Class<C> type);

  /**
   * A catalog in a game's own form, read.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  static Catalogued of(Game game, JsonNode catalog) {
    return new Read(given(game, "game").readCatalog(given(catalog, "catalog")));
  }

  /**
   * A catalog that was read.
   *
   * @param catalog what the game made of it
   */
  record Read(Object catalog) implements Catalogued {
    @Override
    public <C> C catalog(Class<C> type) {
      return given(type, "type").cast(catalog);
    }
  }
}
