package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.as;

/** A game's catalog, readable perhaps before its rules are compiled. */
public interface CatalogAccess {

  /**
   * The catalog that matches are set up from: heroes, cards, decks, as the game's own type.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws ClassCastException if the catalog is of another type; it names that
   */
  <C> C catalog(Class<C> type);

  /**
   * A catalog that was read.
   *
   * @param catalog the game's own object
   */
  record Read(Object catalog) implements CatalogAccess {
    @Override
    public <C> C catalog(Class<C> type) {
      return as(type, catalog, "catalog");
    }
  }
}
