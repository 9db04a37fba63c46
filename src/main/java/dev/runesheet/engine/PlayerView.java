package dev.runesheet.engine;

import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one player may see of a match at one moment; nothing in it changes later. Of a match that is
 * closed or goes on meanwhile it stays readable, and Jackson writes it as JSON.
 *
 * @param player the player, from 0
 * @param turn the present turn, from 1; 0 before the first
 * @param phase the game's word for the phase that runs
 * @param active the player whose turn it is; -1 if it is nobody's
 * @param over whether the match has ended
 * @param winner the player who won; -1 for a draw or while the match goes on
 * @param entities the entities the player may see
 * @param decisions the questions open to the player
 * @param hidden how many entities the player may not see, by zone
 */
public record PlayerView(
    int player,
    int turn,
    String phase,
    int active,
    boolean over,
    int winner,
    List<Seen> entities,
    List<Decision> decisions,
    Map<String, Integer> hidden) {

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
    GameState state = position.game;
    return new PlayerView(
        player,
        state.turn(),
        game.phase(state),
        game.active(state),
        position.over,
        position.winner,
        seen,
        own,
        hidden);
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
