package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.Payout;
import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Gives the owner the numbers printed on the card for a moment: on-turn, off-turn or reward. */
@Verb(
    name = "receive-printed",
    says = "gain {moment}",
    doc =
        "Gives the owner the numbers printed on the card for a moment: on-turn, off-turn or"
            + " reward.",
    changes = Verb.Change.STAT)
public final class ReceivePrinted {

  private ReceivePrinted() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "moment", words = "moment", doc = "on-turn, off-turn or reward")
          String moment) {
    reaction.called(moment);
    MatchContext match = MatchContext.of(reaction);
    Card card = (Card) reaction.getSelf();
    Amounts printed = Word.of(Payout.class, moment).of(card.type());
    for (Resource resource : Resource.values()) {
      if (printed.of(resource) != 0) {
        ResourceChanges.change(match, (Player) reaction.getOwner(), resource, printed.of(resource));
      }
    }
  }
}
