package dev.runesheet.engine;

import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one player may see of a match at one moment; nothing in it changes later.
 *
 * @param player the player, from 0
 * @param entities the entities the player may see
 * @param decisions the questions open to the player
 * @param hidden how many entities the player may not see, by zone
 */
public record PlayerView(
    int player, List<Seen> entities, List<Decision> decisions, Map<String, Integer> hidden) {

  static PlayerView of(Match match, Position position, int player) {
    Game game = match.book().game();
    List<Seen> seen = new ArrayList<>();
    Map<String, Integer> hidden = new LinkedHashMap<>();
    for (Entity entity : match.world().entities()) {
      if (game.sees(position.game, player, entity)) {
        seen.add(Seen.of(entity));
      } else {
        hidden.merge(entity.getZone(), 1, Integer::sum);
      }
    }
    List<Decision> own =
        match.pendingDecisions().stream().filter(asked -> asked.player() == player).toList();
    return new PlayerView(player, seen, own, hidden);
  }

  /**
   * An entity as seen.
   *
   * @param stats each stat with the modifiers that count now
   */
  public record Seen(
      int id,
      String kind,
      String definition,
      String name,
      int controller,
      String zone,
      int position,
      Map<String, Double> stats) {

    static Seen of(Entity entity) {
      Map<String, Double> stats = new LinkedHashMap<>();
      for (String stat : entity.schema().names()) {
        stats.put(stat, entity.stat(stat));
      }
      return new Seen(
          entity.getId(),
          entity.getKind(),
          entity.getDefinition(),
          entity.getName(),
          entity.getController(),
          entity.getZone(),
          entity.getPosition(),
          stats);
    }
  }
}
