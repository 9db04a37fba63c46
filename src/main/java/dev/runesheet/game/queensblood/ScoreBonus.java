package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.LaneScore;
import dev.runesheet.game.queensblood.effect.Scoring;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Adds points to a won lane. Effects 7.1. */
@Verb(
    name = VerbNames.SCORE_BONUS,
    says = "add {amount} points to the lane",
    tells = "add {amount} points to the score of the lane",
    doc = "Adds points to the lane that the card's side won.",
    changes = Verb.Change.FLOW)
public final class ScoreBonus {

  private ScoreBonus() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "amount", doc = "how many points", idle = 0) double amount) {
    reaction.called(amount);
    Scoring.add(MatchContext.of(reaction), (Card) reaction.getSelf(), LaneScore.Step.BONUS, amount);
  }
}
