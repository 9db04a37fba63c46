package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.LaneScore;
import dev.runesheet.game.queensblood.effect.Scoring;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Adds the lower of both powers to a won lane. Effects 7.2. */
@Verb(
    name = VerbNames.TRANSFER_LANE_MINIMUM,
    says = "add the lower power of the lane to its points",
    tells = "add the lower power of the lane to its score",
    doc = "Adds the lower of both powers to the lane that the card's side won.",
    changes = Verb.Change.FLOW)
public final class TransferLaneMinimum {

  private TransferLaneMinimum() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    Scoring.add(MatchContext.of(reaction), (Card) reaction.getSelf(), LaneScore.Step.TRANSFER, 0);
  }
}
