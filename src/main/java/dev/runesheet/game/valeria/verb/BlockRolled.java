package dev.runesheet.game.valeria.verb;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.game.valeria.Recruits;
import dev.runesheet.model.verb.Verb;

/** Keeps citizens whose number was rolled from being gained in the action phase. */
@Verb(
    name = "block-rolled",
    says = "citizens whose number was rolled cannot be gained this turn",
    doc = "Keeps citizens whose number was rolled from being gained in the action phase.",
    changes = Verb.Change.FLOW)
public final class BlockRolled {

  private BlockRolled() {}

  /** Does it. */
  public static void perform(Reaction reaction) {
    MatchContext match = (MatchContext) reaction.changes();
    Recruits.block(match);
  }
}
