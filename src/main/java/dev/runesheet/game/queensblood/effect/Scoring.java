package dev.runesheet.game.queensblood.effect;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.LaneScore;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;

/** Scores the lanes at the end (decisions 14 and 47): rules say who wins and what counts. */
public final class Scoring {

  /** The checkpoint at which all is added up. */
  public static final String SUM = "score";

  private Scoring() {}

  /** Finds who won each lane, and lets the winners' cards there answer. */
  public static void begin(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    state.lanes.clear();
    state.bonuses.clear();
    for (int lane = 0; lane < Grid.LANES; lane++) {
      int left = Board.power(match.world(), lane, Side.LEFT);
      int right = Board.power(match.world(), lane, Side.RIGHT);
      LaneScore score = match.consult(new LaneScore(LaneScore.Step.LANE, left, right, 0));
      state.lanes.add(new QueensState.Lane(left, right, score.winner(), score.points()));
    }
    raise(match, Triggers.WINS_LANE);
    raise(match, Triggers.ROUND_ENDS);
    match.check(SUM);
  }

  private static void raise(MatchContext match, String trigger) {
    QueensState state = match.state(QueensState.class);
    for (Card card : Board.cards(match.world())) {
      if (state.lanes.get(card.getLane()).winner() == card.getController()) {
        match.raise(Event.about(trigger, card, Event.NOBODY));
      }
    }
  }

  /** Notes points that an effect adds to the lane of its card. */
  public static void add(MatchContext match, Card card, LaneScore.Step kind, double amount) {
    match.state(QueensState.class).bonuses.add(new QueensState.Bonus(card.getLane(), kind, amount));
  }

  /** Adds up and ends the match. */
  public static void end(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    for (QueensState.Bonus bonus : state.bonuses) {
      QueensState.Lane lane = state.lanes.get(bonus.lane());
      LaneScore score =
          match.consult(new LaneScore(bonus.kind(), lane.left(), lane.right(), bonus.amount()));
      int points = lane.points() + score.points();
      state.lanes.set(
          bonus.lane(), new QueensState.Lane(lane.left(), lane.right(), lane.winner(), points));
    }
    state.phase = QueensState.Phase.OVER;
    String reason = Board.full(match.world()) ? "board full" : "two passes";
    match.endMatch(winner(match), reason);
  }

  /** The side that has won by the scores of the lanes, or {@link Side#NOBODY}. */
  public static int winner(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    int left = state.points(Side.LEFT);
    int right = state.points(Side.RIGHT);
    return match.consult(new LaneScore(LaneScore.Step.MATCH, left, right, 0)).winner();
  }
}
