package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.LaneScore;
import dev.runesheet.game.queensblood.effect.Scoring;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs about won lanes, and about effects that act once. */
public final class ScoreVerbs {

  private ScoreVerbs() {}

  /** Effects 7.1. */
  @Verb(
      name = VerbNames.SCORE_BONUS,
      says = "add {amount} points to the lane",
      tells = "add {amount} points to the score of the lane",
      doc = "Adds points to the lane that the card's side won.",
      changes = Verb.Change.FLOW)
  public static void scoreBonus(
      Reaction reaction,
      @Param(value = "amount", doc = "how many points", idle = 0) double amount) {
    reaction.called(amount);
    Scoring.add(MatchContext.of(reaction), (Card) reaction.getSelf(), LaneScore.Step.BONUS, amount);
  }

  /** Effects 7.2. */
  @Verb(
      name = VerbNames.TRANSFER_LANE_MINIMUM,
      says = "add the lower power of the lane to its points",
      tells = "add the lower power of the lane to its score",
      doc = "Adds the lower of both powers to the lane that the card's side won.",
      changes = Verb.Change.FLOW)
  public static void transferLaneMinimum(Reaction reaction) {
    reaction.called();
    Scoring.add(MatchContext.of(reaction), (Card) reaction.getSelf(), LaneScore.Step.TRANSFER, 0);
  }

  @Verb(
      name = VerbNames.ONLY_ONCE,
      says = "only the first time",
      doc = "The effect answers no more after this.",
      changes = Verb.Change.EFFECTS)
  public static void onlyOnce(Reaction reaction) {
    reaction.called();
    ActiveEffect origin = reaction.getRun().origin();
    if (origin != null) {
      reaction.changes().end(origin.getOrigin());
    }
  }
}
