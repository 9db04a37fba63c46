package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.engine.verb.Whose;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.CardEvent;

/** The verb that gives a card to a player: out of a common deck, a market or another's hand. */
@Verb(
    name = "take",
    says = "{player} takes {target} to the {zone}",
    doc =
        "Makes a card a player's and puts it at the end of one of his zones that is not in play;"
            + " one that is in play leaves play before:"
            + " the cards of the player it leaves answer that as one of his, while its own effects,"
            + " which come later, act for the player who takes it.",
    changes = {Verb.Change.PLACE, Verb.Change.EFFECTS})
@Raises(value = CardEvent.LEAVES, about = "target")
public final class Take {

  private Take() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "player", accepts = Param.Accepts.OWNED, doc = "whose it is from then on")
          Entity player,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what is taken") Entity target,
      @Param(value = "zone", words = "zone", doc = "where it goes") String zone) {
    reaction.called(player, target, zone);
    Changes changes = reaction.changes();
    int owner = Whose.of(player);
    int end = MoveTo.end(changes, player, zone);
    if (target.isPresent()) {
      changes.leavePlay(target, zone, end);
      changes.control(target, owner); // That it leaves play is all that effects are told.
    } else {
      changes.transfer(target, owner, zone, end);
    }
  }
}
