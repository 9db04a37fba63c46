package dev.runesheet.game.declared.setup;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.Characters;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.Entity;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The layout of a declared game's matches, by which sort of game it is: set-ups, the entities of
 * the beginning, and the checks of entities that verbs make, bring into play and move. The checks
 * throw {@code RuleMistake}.
 */
public sealed interface Layout {

  /** The layout of a game: of characters that the players are, or of cards that they have. */
  static Layout of(DeclaredCatalog catalog) {
    return catalog.extras().characters() == null ? new OfCards(catalog) : new OfCharacters(catalog);
  }

  /**
   * Checks a set-up.
   *
   * @throws IllegalArgumentException if it is none of the game
   */
  void checkSetup(JsonNode setup);

  /** Creates the entities of a set-up that was checked. */
  void lay(MatchContext match, JsonNode setup);

  /** Checks an entity that is made. */
  void checkNew(NewEntity wanted);

  /** Checks a definition whose effects are brought into play. */
  void checkDefinition(Rules book, String definition);

  /** Checks an entity that was moved, or whose controller or position has changed. */
  void checkMoved(MatchContext match, Entity entity, String from);

  /** The layout of games in which players have cards. */
  record OfCards(DeclaredCatalog catalog) implements Layout {

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

  /** The layout of games in which each player is a character. */
  record OfCharacters(DeclaredCatalog catalog) implements Layout {

    @Override
    public void checkSetup(JsonNode setup) {
      CharacterSetup.check(setup, catalog);
    }

    @Override
    public void lay(MatchContext match, JsonNode setup) {
      lay(match, CharacterSetup.of(setup, catalog));
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

    /** Creates a character for each player; the effects of the mode come before its own. */
    private void lay(MatchContext match, CharacterSetup setup) {
      DeclaredState state = match.state(DeclaredState.class);
      Mode mode = catalog.mode(setup.mode());
      state.mode = setup.mode();
      CharacterSetup.Position position = setup.position();
      for (int player = 0; player < setup.characters().size(); player++) {
        String id = setup.characters().get(player);
        Card card = catalog.cards().get(id);
        Map<String, Double> numbers = new LinkedHashMap<>(card.stats());
        if (position != null) {
          numbers.putAll(position.stats().get(player));
        }
        Characters characters = catalog.extras().characters();
        Entity entity =
            match.create(
                characters.kind(),
                id,
                card.name(),
                player,
                characters.zone(),
                mode.schema(),
                numbers);
        match.enterPlay(setup.mode(), entity);
        match.enterPlay(id, entity);
      }
      if (position != null) {
        int phase = catalog.beginnings().indexOf(position.phase());
        state.begin(catalog, phase, position.turn());
      }
    }
  }
}
