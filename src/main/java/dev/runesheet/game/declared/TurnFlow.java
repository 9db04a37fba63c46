package dev.runesheet.game.declared;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.catalog.WinnerRule;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.game.declared.state.FinalStanding;
import dev.runesheet.game.declared.state.TurnOrder;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Winners;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.Event;
import java.util.Collections;
import java.util.List;

/** The sequence of phases and turns. */
record TurnFlow(MatchContext match, DeclaredState state, DeclaredCatalog catalog) {

  /** The start of the match, or what follows a phase in which nobody acts any more. */
  void step() {
    if (state.phase < 0) {
      begin();
    } else {
      next();
    }
  }

  /** A position begins in its phase; a match begins with its start. */
  private void begin() {
    if (state.started) {
      enter(state.startPhase);
      return;
    }
    state.started = true;
    if (catalog.firstOfTurn() > 0) {
      enter(0);
      return;
    }
    match.resetCounts();
    for (int player = 0; player < state.players; player++) {
      match.post(Event.about(DeclaredEvents.STARTS, match.entity(player), Event.NOBODY));
    }
  }

  /** The phase has ended: the next one begins, after the last one the next turn. */
  private void next() {
    Phase ended = catalog.phases().get(state.phase);
    boolean last = state.phase + 1 == catalog.phases().size();
    if (!state.closed) {
      match.phaseEnded(ended.name(), state.turn, state.active);
      state.closed = last && catalog.extras().course().durations();
      if (state.closed) {
        match.post(new Checkpoint(Checkpoint.TURN_ENDED, state.turn));
        return;
      }
    }
    state.closed = false;
    if (!last) {
      enter(state.phase + 1);
    } else if (state.turn >= turns()) {
      String over = catalog.extras().course().over();
      state.phaseName = over.isEmpty() ? state.phaseName : over;
      end();
    } else {
      state.active = TurnOrder.of(match).after(state.active);
      enter(catalog.firstOfTurn());
    }
  }

  private void end() {
    WinnerRule rule = catalog.extras().winner();
    if (rule == null) {
      match.endMatch(Winners.NOBODY, "turn limit");
    } else {
      FinalStanding.end(match, rule);
    }
  }

  private int turns() {
    Mode mode = state.mode(catalog);
    return mode == null ? catalog.turns() : mode.turns();
  }

  /** The turn begins as that of the player whom it was given, if it was. */
  private void beginTurn() {
    if (state.next != null) {
      state.active = TurnOrder.of(match).given(state.next);
      state.next = null;
    }
    state.turn++;
    state.used = Collections.emptySortedSet();
    state.marks = Collections.emptySortedSet();
  }

  private void enter(int index) {
    Phase phase = catalog.phases().get(index);
    if (index == catalog.firstOfTurn()) {
      beginTurn();
    }
    if (!state.marks.isEmpty() && state.marks.contains(phase.unless())) {
      enter(index + 1); // The last phase cannot be left out.
      return;
    }
    state.phase = index;
    state.phaseName = phase.standing();
    if (!phase.asking().isEmpty()) {
      state.acting =
          TurnOrder.of(match).acting(phase, state.active); // Its event follows the answer.
      return;
    }
    match.resetCounts();
    boolean takesPlace =
        phase.test().isEmpty() || match.holds(phase.test(), match.entity(state.active));
    state.acting = takesPlace ? TurnOrder.of(match).acting(phase, state.active) : List.of();
    if (takesPlace && !phase.event().isEmpty()) {
      match.post(
          phase.opening()
              ? Event.of(phase.event())
              : Event.about(phase.event(), match.entity(state.active), Event.NOBODY));
    }
  }
}
