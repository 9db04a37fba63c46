package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.turn.Actions;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Gives the active player one more action this turn. */
@Verb(
    name = "gain-action",
    says = "the active player has one more action",
    doc = "Gives the active player one more action this turn.",
    changes = Verb.Change.FLOW)
public final class GainAction {

  private GainAction() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    Actions.more(MatchContext.of(reaction), 1);
  }
}
