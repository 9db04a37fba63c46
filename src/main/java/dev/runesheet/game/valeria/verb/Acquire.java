package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.turn.Purchases;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Slays, builds or hires a card of the centre for the payment that was chosen. */
@Verb(
    name = "acquire",
    says = "{who} acquires {card} for a payment of your choice",
    doc = "Slays, builds or hires a card of the centre for the payment that was chosen.",
    changes = Verb.Change.PLACE,
    yields = true)
public final class Acquire {

  private Acquire() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who pays") Entity who,
      @Param(value = "card", doc = "which card") Entity card,
      @Param(value = "payment", words = "answer", doc = "the payment as its option names it")
          String payment) {
    reaction.called(who, card, payment);
    TurnAction.Pay pay = ActionCodec.of(TurnAction.Pay.class).read(payment).orElseThrow();
    Purchases.pay(MatchContext.of(reaction), (Player) who, (Card) card, pay.way());
  }
}
