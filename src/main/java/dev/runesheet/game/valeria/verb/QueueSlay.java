package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.turn.Harvest;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** The verb that lets the owner slay a monster for its cost at the end of the harvest. */
@Verb(
    name = "queue-slay",
    says = "you may slay a monster after the harvest",
    doc = "Lets the owner slay a monster for its cost at the end of the harvest.",
    changes = Verb.Change.FLOW)
public final class QueueSlay {

  private QueueSlay() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    Harvest.queueSlay(MatchContext.of(reaction), (Card) reaction.getSelf());
  }
}
