package dev.runesheet.game.declared.setup;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.Entity;

/** The layout of games in which each player is a character. */
record CharacterLayout(DeclaredCatalog catalog) implements Layout {

  @Override
  public void checkSetup(JsonNode setup) {
    CharacterSetup.check(setup, catalog);
  }

  @Override
  public void lay(MatchContext match, JsonNode setup) {
    new CharacterTable(match, catalog).lay(CharacterSetup.of(setup, catalog));
  }

  @Override
  public void checkNew(NewEntity wanted) {
    // The characters are made as the table is laid.
  }

  @Override
  public void checkDefinition(Rules book, String definition) {
    // A mode brings its own.
  }

  @Override
  public void checkMoved(MatchContext match, Entity entity, String from) {
    if (!entity.getZone().equals(from)) {
      PlaceCheck.asMuchInPlay(catalog, entity);
    }
  }
}
