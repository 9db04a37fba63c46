package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.ControllerOf;
import dev.runesheet.game.declared.state.TurnSignals;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs that change who has turns, and in which order. */
public final class TurnVerbs {

  private TurnVerbs() {}

  @Verb(
      name = TurnSignals.GIVING,
      says = "{target} takes the next turn",
      doc =
          "The player has the turn after the present one; before the first turn, that one. From there"
              + " turns go on in order. The last one named has it; if he is out by then, the next"
              + " in order after the one named.",
      changes = Verb.Change.FLOW)
  public static void nextTurn(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.OWNED, doc = "whose player has it")
          Entity target) {
    reaction.called(target);
    Changes changes = reaction.changes();
    changes.signal(TurnSignals.given(changes.turn(), ControllerOf.of(target)));
  }

  @Verb(
      name = TurnSignals.REVERSED,
      says = "the order of turns is reversed",
      doc =
          "Turns go the other way round from now on, and so do phases that ask several players and"
              + " the scopes 'next player', 'previous player' and 'players in turn order'.",
      changes = Verb.Change.FLOW,
      signals = TurnSignals.REVERSED)
  public static void turnAround(Reaction reaction) {
    reaction.called();
    reaction.changes().signal(TurnSignals.REVERSED);
  }
}
