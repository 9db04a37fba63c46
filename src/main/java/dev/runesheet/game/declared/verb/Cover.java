package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.CardEvent;

/** Puts a card into play on top of another, such as a later stage of it. */
@Verb(
    name = "cover",
    says = "{card} covers {target}",
    doc =
        "Puts a card into play in the place of another, or in that place of its own player's zone"
            + " if the other is not his: it takes over what is attached to that,"
            + " then the other is attached to it and is out of play with all its effects. Raises"
            + " 'leaves play' of the one and 'enters play' of the other.",
    changes = {Verb.Change.PLACE, Verb.Change.EFFECTS, Verb.Change.STAT},
    yields = true)
@Raises(value = CardEvent.ENTERS, about = "card")
@Raises(value = CardEvent.LEAVES, about = "target")
public final class Cover {

  private Cover() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what is covered") Entity target,
      @Param(value = "card", accepts = Param.Accepts.ANOTHER_CARD, doc = "what covers it")
          Entity card) {
    reaction.called(target, card);
    MatchContext match = MatchContext.of(reaction);
    String zone = target.getZone();
    int place = place(match, target, card);
    // It enters first: a player who sees it in play sees at all times what goes over to it.
    boolean enters = EnterPlay.at(match, card, zone, place);
    for (Entity attached : Attached.of(match, target)) {
      Attached.add(match, attached, card);
    }
    match.leavePlay(target, Attached.to(card));
    Attached.add(match, target, card);
    if (enters) {
      EnterPlay.told(reaction, card);
    }
  }

  /** The place of a card: that of the one it covers, on the side of its own player. */
  private static int place(MatchContext match, Entity covered, Entity card) {
    return card.getController() == covered.getController()
        ? covered.getPosition()
        : Swap.room(match, card, covered.getZone(), Swap.before(match, covered));
  }
}
