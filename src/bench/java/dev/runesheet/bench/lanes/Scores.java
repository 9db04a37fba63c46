package dev.runesheet.bench.lanes;

/** The scoring of lanes and of the match. */
final class Scores {

  /** Numbers of a lane after both powers. */
  static final int WINNER = 2;

  static final int POINTS = 3;

  private final Position now;
  private final Powers powers;
  private final Reactions reactions;

  Scores(Position now, Powers powers, Reactions reactions) {
    this.now = now;
    this.powers = powers;
    this.reactions = reactions;
  }

  /** Scores all lanes and ends the match. */
  void end() {
    int[] power = powers.all();
    for (int lane = 0; lane < Position.LANES; lane++) {
      int left = sum(power, lane, 0);
      int right = sum(power, lane, 1);
      now.score(lane, 0, left);
      now.score(lane, 1, right);
      now.score(lane, WINNER, winner(left, right));
      now.score(lane, POINTS, left == right ? 0 : Math.max(left, right));
    }
    raise(Moment.WINS_LANE);
    raise(Moment.ROUND_ENDS);
    now.end(winner(points(0), points(1)));
  }

  private int sum(int[] power, int lane, int side) {
    int sum = 0;
    int left = now.occupied(side) & Position.LANE_BITS << lane * Position.COLUMNS;
    for (; left != 0; left &= left - 1) {
      sum += power[Integer.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  private static int winner(int left, int right) {
    return left > right ? 0 : left < right ? 1 : -1;
  }

  private int points(int side) {
    int points = 0;
    for (int lane = 0; lane < Position.LANES; lane++) {
      points += now.score(lane, WINNER) == side ? now.score(lane, POINTS) : 0;
    }
    return points;
  }

  private void raise(Moment moment) {
    for (int left = now.occupied(); left != 0; left &= left - 1) {
      int tile = Integer.numberOfTrailingZeros(left);
      int card = now.on(tile);
      if (now.score(tile / Position.COLUMNS, WINNER) == now.of(card, Position.SIDE)) {
        reactions.own(card, moment);
      }
    }
  }

  /** Adds points to the lane of a card. */
  void bonus(int card, int points) {
    int lane = now.of(card, Position.TILE) / Position.COLUMNS;
    now.score(lane, POINTS, now.score(lane, POINTS) + points);
  }

  /** Adds the lower of both powers to the lane of a card, if it is above 0. */
  void transfer(int card) {
    int lane = now.of(card, Position.TILE) / Position.COLUMNS;
    bonus(card, Math.max(0, Math.min(now.score(lane, 0), now.score(lane, 1))));
  }
}
