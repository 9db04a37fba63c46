package dev.runesheet.game.queensblood;

import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;

/**
 * A bot with a lookahead of one move: it plays every legal move in a fork of the match, with hidden
 * cards shuffled, and takes the one with the best lanes afterwards; of equal ones the first.
 *
 * @param seed only decides how hidden cards are shuffled in its forks
 */
public record GreedyBot(long seed) {

  private static final double TILE = 0.25;

  /** The option it takes of those it may; at questions other than for a play the first. */
  public Option choose(Match match, Decision decision, List<Option> options) {
    Option best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (Option option : options) {
      double worth = option.action() instanceof Move.InTurn ? worth(match, decision, option) : most;
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return best;
  }

  private double worth(Match match, Decision decision, Option option) {
    try (Match fork = match.forkFor(decision.player(), seed)) {
      fork.choose(decision, option);
      return worth(fork, decision.player());
    } catch (ActionFailedException failed) {
      // Rules with a mistake are tried in the match, too: avoided, they would never be told.
      return failed.isMistake() ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
  }

  /** Points of lanes led, less those of the other side, and a little for tiles. */
  private static double worth(Match match, int side) {
    double worth = 0;
    for (int lane = 0; lane < Grid.LANES; lane++) {
      int own = Board.power(match.world(), lane, side);
      int other = Board.power(match.world(), lane, 1 - side);
      worth += own > other ? own : own < other ? -other : 0;
    }
    for (int tile = 0; tile < Grid.TILES; tile++) {
      int owner = Board.owner(match.world(), tile);
      worth += owner == side ? TILE : owner == Side.NOBODY ? 0 : -TILE;
    }
    return worth;
  }
}
