package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.turn.Actions;
import dev.runesheet.game.valeria.turn.Purchases;
import dev.runesheet.game.valeria.turn.Sailing;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;

/** The verbs about the course of a turn: what is bought, and what may be done besides. */
public final class TurnVerbs {

  private TurnVerbs() {}

  @Verb(
      name = VerbNames.ACQUIRE,
      says = "{who} acquires {card} for a payment of your choice",
      doc = "Slays, builds or hires a card of the centre for the payment that was chosen.",
      changes = Verb.Change.PLACE,
      yields = true)
  public static void acquire(
      Reaction reaction,
      @Param(value = "who", doc = "who pays") Entity who,
      @Param(value = "card", doc = "which card") Entity card,
      @Param(value = "payment", words = WordList.ANSWER, doc = "the payment as its option names it")
          String payment) {
    reaction.called(who, card, payment);
    TurnAction.Pay pay = ActionCodec.of(TurnAction.Pay.class).read(payment).orElseThrow();
    Purchases.pay(MatchContext.of(reaction), (Player) who, (Card) card, pay.way());
  }

  @Verb(
      name = VerbNames.HIRE,
      says = "{who} hires a citizen of your choice",
      doc = "Hires the citizen of an offer that names card and payment.",
      changes = Verb.Change.PLACE,
      yields = true)
  public static void hire(
      Reaction reaction,
      @Param(value = "who", doc = "who pays") Entity who,
      @Param(value = "offer", words = WordList.ANSWER, doc = "the offer that was chosen")
          String offer) {
    reaction.called(who, offer);
    TurnAction.Purchase hire = ActionCodec.of(TurnAction.Purchase.class).read(offer).orElseThrow();
    Purchases.perform(MatchContext.of(reaction), (Player) who, hire);
  }

  @Verb(
      name = VerbNames.SAIL,
      says = "{who} sails as you choose",
      doc =
          "Sails as an offer says that names what is bought, rescued or fetched, and the payment.",
      changes = Verb.Change.PLACE,
      yields = true)
  public static void sail(
      Reaction reaction,
      @Param(value = "who", doc = "who sails") Entity who,
      @Param(value = "offer", words = WordList.ANSWER, doc = "the offer that was chosen")
          String offer) {
    reaction.called(who, offer);
    TurnAction.Sail way = ActionCodec.of(TurnAction.Sail.class).read(offer).orElseThrow();
    Sailing.perform(MatchContext.of(reaction), (Player) who, way);
  }

  @Verb(
      name = VerbNames.QUEUE_SLAY,
      says = "you may slay a monster after the harvest",
      doc = "Lets the owner slay a monster for its cost at the end of the harvest.",
      changes = Verb.Change.FLOW)
  public static void queueSlay(Reaction reaction) {
    reaction.called();
    MatchContext.of(reaction).state(ValeriaState.class).slays.add(reaction.getSelf().getId());
  }

  @Verb(
      name = VerbNames.GAIN_ACTION,
      says = "the active player has one more action",
      doc = "Gives the active player one more action this turn.",
      changes = Verb.Change.FLOW)
  public static void gainAction(Reaction reaction) {
    reaction.called();
    Actions.more(MatchContext.of(reaction), 1);
  }
}
