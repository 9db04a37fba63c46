package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.state.Payments;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Pays with attached cards. */
@Verb(
    name = "pay-with",
    says =
        "{target} pays {target's} {payment} with attached cards that count in {target's} {with},"
            + " which go to the {zone}",
    doc = "Moves the attached cards of a payment that was chosen to a zone that is not in play.",
    changes = {Verb.Change.PLACE, Verb.Change.STAT})
public final class PayWith {

  private PayWith() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "who pays") Entity target,
      @Param(value = "payment", words = "answer", doc = "the payment") String payment,
      @Param(value = "with", words = "stat", doc = "the number in which they count") String with,
      @Param(value = "zone", words = "zone", doc = "where they go") String zone) {
    reaction.called(target, payment, with, zone);
    MatchContext match = MatchContext.of(reaction);
    for (Entity card : Payments.cards(match, target, payment, with)) {
      match.move(card, zone, match.scope("own " + zone, card).size());
    }
  }
}
