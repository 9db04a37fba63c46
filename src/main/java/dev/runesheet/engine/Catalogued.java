package dev.runesheet.engine;

import com.fasterxml.jackson.databind.JsonNode;

/** Knows what matches of a game can be set up with, perhaps before its rules are compiled. */
public interface Catalogued {

  /** What a match can be set up with: heroes, cards, decks, as the game's own type. */
  <C> C catalog(Class<C> type);

  /** A catalog in a game's own form, read. */
  static Catalogued of(Game game, JsonNode catalog) {
    return new Read(game.readCatalog(catalog));
  }

  /**
   * A catalog that was read.
   *
   * @param catalog what the game made of it
   */
  record Read(Object catalog) implements Catalogued {
    @Override
    public <C> C catalog(Class<C> type) {
      return type.cast(catalog);
    }
  }
}
