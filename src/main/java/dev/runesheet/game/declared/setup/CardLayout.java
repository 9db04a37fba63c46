package dev.runesheet.game.declared.setup;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.Entity;

/** The layout of games in which players have cards. */
record CardLayout(DeclaredCatalog catalog) implements Layout {

  @Override
  public void checkSetup(JsonNode setup) {
    SetupCheck.check(setup, catalog);
  }

  @Override
  public void lay(MatchContext match, JsonNode setup) {
    new DeclaredTable(match, catalog).lay(DeclaredSetup.of(setup));
  }

  @Override
  public void checkNew(NewEntity wanted) {
    PlaceCheck.made(catalog, wanted);
  }

  @Override
  public void checkDefinition(Rules book, String definition) {
    PlaceCheck.brought(catalog, book, definition);
  }

  @Override
  public void checkMoved(MatchContext match, Entity entity, String from) {
    int players = match.state(DeclaredState.class).players;
    PlaceCheck.controlled(players, entity);
    PlaceCheck.owned(catalog, players, entity);
    PlaceCheck.positioned(entity);
    if (entity.getZone().equals(from)) {
      PlaceCheck.movedWithin(players, entity);
    } else {
      PlaceCheck.moved(catalog, players, entity, match.world());
      PlaceCheck.asMuchInPlay(catalog, entity);
    }
  }
}
