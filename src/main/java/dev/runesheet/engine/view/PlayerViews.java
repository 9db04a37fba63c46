package dev.runesheet.engine.view;

import dev.runesheet.engine.machine.Machine;
import dev.runesheet.engine.machine.Questions;
import dev.runesheet.engine.state.ActivePlayer;
import dev.runesheet.engine.state.OwnNumbers;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The making of views: what a player may see of a match at this moment. */
public final class PlayerViews {

  private PlayerViews() {}

  /** The view of a player now. */
  public static PlayerView of(Machine machine, int player) {
    OwnNumbers own = machine.numbers().of(player);
    List<PlayerView.Seen> seen = new ArrayList<>();
    BitSet numbers = new BitSet();
    // Sorted by name: the order of hidden entities would reveal their places.
    Map<String, Integer> hidden = new TreeMap<>();
    for (Entity entity : machine.world.entities()) {
      if (machine.game.isVisible(machine, player, entity)) {
        seen.add(seen(machine, player, entity, own));
        numbers.set(entity.getId());
      } else if (machine.game.isCounted(entity)) {
        String zone = machine.game.zoneName(machine, player, entity.getZone());
        hidden.merge(zone, 1, Integer::sum);
      }
    }
    List<Decision> asked =
        new Questions(machine)
            .open().stream()
                .filter(question -> question.decision().player() == player)
                .map(
                    question ->
                        Redaction.decision(
                            question.decision(), question.holder(), numbers::get, own))
                .toList();
    GameState state = machine.position.game;
    return new PlayerView(
        player,
        state.turn(),
        state.phaseName(),
        ActivePlayer.of(state),
        machine.position.over,
        machine.position.winner(),
        seen,
        asked,
        hidden,
        machine.game.next(machine),
        state.reversed(),
        machine.game.acting(machine),
        machine.position.winners);
  }

  /** An entity as a player sees it now. */
  static PlayerView.Seen seen(Machine machine, int player, Entity entity, OwnNumbers numbers) {
    Map<String, Double> stats = new LinkedHashMap<>();
    for (String stat : entity.schema().names()) {
      if (!machine.game.isStatSecret(machine, player, entity, stat)) {
        stats.put(stat, entity.stat(stat));
      }
    }
    return new PlayerView.Seen(
        numbers.of(entity),
        entity.getKind(),
        entity.getDefinition(),
        entity.getName(),
        entity.getController(),
        entity.getZone(),
        entity.getPosition(),
        stats);
  }
}
