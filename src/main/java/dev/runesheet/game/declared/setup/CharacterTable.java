package dev.runesheet.game.declared.setup;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.Characters;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.LinkedHashMap;
import java.util.Map;

/** Lays out the characters that the players are. */
public record CharacterTable(MatchContext match, DeclaredCatalog catalog) {

  /** Creates a character for each player; the effects of the mode come before its own. */
  public void lay(CharacterSetup setup) {
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
      state.started = true;
      state.startPhase = catalog.beginnings().indexOf(position.phase());
      boolean counted = state.startPhase > catalog.firstOfTurn();
      state.turn = counted ? position.turn() : position.turn() - 1;
    }
  }
}
