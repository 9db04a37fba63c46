package dev.runesheet.game.declared.setup;

import static dev.runesheet.spi.setup.SavedPart.require;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.Equipment;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.Set;

/**
 * The check of the effects in play of a saved match: each is a rule of the game or its own mode, of
 * players, or of the card that holds it or its equipment, unless it was granted or registered
 * there.
 */
final class SavedEffects {

  private SavedEffects() {}

  /**
   * Checks the effects in play of a match that is restored.
   *
   * @param players the number of players, who come first of all entities
   * @param mode the mode of a game of characters; empty in others
   * @throws IllegalArgumentException if one is that of another than holds it
   */
  static void check(MatchContext match, int players, String mode) {
    int place = 0;
    for (InPlay effect : match.world().inPlay()) {
      Entity holder = match.world().entity(effect.getHolder());
      EffectDefinition is = effect.definition();
      boolean given = is.granted() || effect.isAdded();
      boolean own = effect.getSource() == holder.getId();
      require(
          given
              || own && owners(holder, players, mode).contains(is.owner())
              || effect.isOfAttached() && isOfEquipment(match, effect, holder),
          "/inPlay/" + place + " (" + is.id() + ")",
          "is no effect of " + holder.getName() + " (/entities/" + holder.getId() + ")");
      place++;
    }
  }

  private static boolean isOfEquipment(MatchContext match, InPlay effect, Entity holder) {
    Entity card = match.world().entity(effect.getSource());
    return card.getDefinition().equals(effect.definition().owner())
        && Equipment.isOf(match.book().catalog(DeclaredCatalog.class), card, holder);
  }

  /** The owners of the effects that come into play with an entity. */
  private static Set<String> owners(Entity entity, int players, String mode) {
    if (!mode.isEmpty()) {
      return Set.of(mode, entity.getDefinition());
    }
    return Set.of(entity.getId() < players ? DeclaredCatalog.PLAYER_RULES : entity.getDefinition());
  }
}
