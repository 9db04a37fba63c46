package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.effect.Destruction;
import dev.runesheet.game.queensblood.effect.Pawns;
import dev.runesheet.game.queensblood.effect.Powers;
import dev.runesheet.game.queensblood.effect.Scoring;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.turn.Plays;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;
import java.util.List;

/** Single steps for scenarios and tests, to be run by {@code Match.direct}. */
public final class Referee {

  private Referee() {}

  /** Gives a side the next move. */
  public static void toMove(MatchContext match, int side) {
    QueensState state = match.state(QueensState.class);
    state.active = side;
    state.phase = QueensState.Phase.CHOICE;
    match.withdraw(Plays.QUESTION);
  }

  /** Draws for the side to move as at the start of a turn: not before its first one. */
  public static void draw(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    if (state.finished[state.active] > 0) {
      Hands.draw(match, state.active, 1);
    }
    toMove(match, state.active);
  }

  /**
   * Applies one discrete change to the power of the card on a tile, then checks for destroyed
   * cards.
   */
  public static void modify(MatchContext match, int tile, double amount) {
    match.resetCounts();
    Powers.change(match, Board.card(match.world(), tile), amount, Event.NOBODY);
    match.check(Destruction.DEATHS);
    again(match);
  }

  /** Destroys the cards on some tiles as one batch. */
  public static void destroy(MatchContext match, List<Integer> tiles) {
    match.resetCounts();
    tiles.forEach(tile -> Destruction.doom(match, Board.card(match.world(), tile)));
    match.check(Destruction.BEGIN);
    again(match);
  }

  /** Puts a pawn on a tile. */
  public static void pawn(MatchContext match, int tile, int side, int amount) {
    Pawns.later(match, tile, side, amount);
    again(match);
  }

  /** Scores the lanes and ends the match, whatever its phase. */
  public static void score(MatchContext match) {
    match.withdraw(Plays.QUESTION);
    match.state(QueensState.class).phase = QueensState.Phase.SCORE;
    Scoring.begin(match);
  }

  /** Asks the side to move again, since its legal moves may have changed. */
  private static void again(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    toMove(match, state.active);
  }
}
