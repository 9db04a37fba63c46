package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.turn.Purchases;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Hires the citizen of an offer that names card and payment. */
@Verb(
    name = "hire",
    says = "{who} hires a citizen of your choice",
    doc = "Hires the citizen of an offer that names card and payment.",
    changes = Verb.Change.PLACE,
    yields = true)
public final class Hire {

  private Hire() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who pays") Entity who,
      @Param(value = "offer", words = "answer", doc = "the offer that was chosen") String offer) {
    reaction.called(who, offer);
    TurnAction.Purchase hire = ActionCodec.of(TurnAction.Purchase.class).read(offer).orElseThrow();
    Purchases.perform(MatchContext.of(reaction), (Player) who, hire);
  }
}
