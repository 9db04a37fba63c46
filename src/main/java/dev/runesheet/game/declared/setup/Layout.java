package dev.runesheet.game.declared.setup;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.Entity;

/**
 * The layout of a declared game's matches, by which sort of game it is: set-ups, the entities of
 * the beginning, and the checks of entities that verbs make, bring into play and move. The checks
 * throw {@code RuleMistake}.
 */
public sealed interface Layout permits CardLayout, CharacterLayout {

  /** The layout of a game: of characters that the players are, or of cards that they have. */
  static Layout of(DeclaredCatalog catalog) {
    return catalog.extras().characters() == null
        ? new CardLayout(catalog)
        : new CharacterLayout(catalog);
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
}
