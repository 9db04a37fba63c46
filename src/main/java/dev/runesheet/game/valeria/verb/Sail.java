package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.turn.Sailing;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/**
 * The verb that sails as an option states: the thing bought, rescued or fetched, and the payment.
 */
@Verb(
    name = "sail",
    says = "{who} sails as you choose",
    doc = "Sails as an offer says that names what is bought, rescued or fetched, and the payment.",
    changes = Verb.Change.PLACE,
    yields = true)
public final class Sail {

  private Sail() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who sails") Entity who,
      @Param(value = "offer", words = "answer", doc = "the offer that was chosen") String offer) {
    reaction.called(who, offer);
    TurnAction.Sail way = ActionCodec.of(TurnAction.Sail.class).read(offer).orElseThrow();
    Sailing.perform(MatchContext.of(reaction), (Player) who, way);
  }
}
