package dev.runesheet.game.declared;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Checkpoint;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.DeclaredCatalog.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The sequence of phases and turns. */
record TurnFlow(MatchContext match, DeclaredState state, DeclaredCatalog catalog) {

  /** A position begins in its phase; a match begins with its start. */
  void begin() {
    if (state.started) {
      enter(state.startPhase);
      return;
    }
    state.started = true;
    match.resetCounts();
    for (int player = 0; player < state.players; player++) {
      match.post(Event.about(DeclaredGame.STARTS, match.entity(player), Event.NOBODY));
    }
  }

  /** The phase has ended: the next one begins, after the last one the next turn. */
  void next() {
    Phase ended = catalog.phases().get(state.phase);
    boolean last = state.phase + 1 == catalog.phases().size();
    if (!state.closed) {
      match.phaseEnded(ended.name(), state.turn, state.active);
      state.closed = last;
      if (last) {
        match.post(new Checkpoint(Checkpoint.TURN_ENDED, state.turn));
        return;
      }
    }
    state.closed = false;
    if (!last) {
      enter(state.phase + 1);
    } else if (state.turn >= catalog.turns()) {
      match.endMatch(-1, "turn limit");
    } else {
      state.active = inTurnOrder().get(1);
      enter(0);
    }
  }

  /** The players that are not out, the active one first whether he is out or not. */
  private List<Integer> inTurnOrder() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < state.players; i++) {
      int player = (state.active + i) % state.players;
      Entity entity = match.entity(player);
      if (i == 0 || !entity.has(Eliminate.OUT) || entity.stat(Eliminate.OUT) == 0) {
        order.add(player);
      }
    }
    return order;
  }

  private void enter(int index) {
    Phase phase = catalog.phases().get(index);
    state.phase = index;
    state.phaseName = phase.name();
    if (index == 0) {
      state.turn++;
      state.used = Set.of();
    }
    match.resetCounts();
    boolean takesPlace =
        phase.test().isEmpty() || match.holds(phase.test(), match.entity(state.active));
    state.acting = takesPlace ? acting(phase) : List.of();
    if (takesPlace && !phase.event().isEmpty()) {
      match.post(Event.about(phase.event(), match.entity(state.active), Event.NOBODY));
    }
  }

  private List<Integer> acting(Phase phase) {
    if (!phase.asks()) {
      return List.of();
    }
    List<Integer> order = inTurnOrder();
    return switch (phase.who()) {
      case ACTIVE -> List.of(state.active);
      case OTHERS -> List.copyOf(order.subList(1, order.size()));
      case EACH -> List.copyOf(order);
    };
  }
}
