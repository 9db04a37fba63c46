package dev.runesheet.game.valeria;

import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The shuffle of the cards that a player does not see: each deck, the face-down domains and the
 * supplies among themselves, and the dukes that others were dealt, whether kept or not.
 */
final class FaceDown {

  private FaceDown() {}

  static void shuffle(MatchContext match, Game game, int viewer) {
    Map<List<Object>, List<Entity>> alike = new LinkedHashMap<>();
    for (Entity entity : match.world().entities()) {
      if (!game.isVisible(match, viewer, entity)) {
        alike.computeIfAbsent(group(entity), key -> new ArrayList<>()).add(entity);
      }
    }
    alike.values().forEach(match::exchange);
  }

  /** Cards of one group can lie in each other's places. */
  private static List<Object> group(Entity entity) {
    boolean deck = entity.getZone().equals(Zones.EXHAUSTED);
    boolean dealt = entity.getZone().equals(Zones.HAND) || entity.getZone().equals(Zones.GONE);
    return List.of(deck ? "" : ((Card) entity).kind(), dealt ? Zones.HAND : entity.getZone());
  }
}
