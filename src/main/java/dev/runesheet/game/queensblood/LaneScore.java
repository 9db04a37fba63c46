package dev.runesheet.game.queensblood;

/**
 * One step of scoring: the rows of the scoring table match it and say who wins and what counts. In
 * working memory only for that moment.
 */
public final class LaneScore {

  static final String LANE = "lane";
  static final String BONUS = "bonus";
  static final String TRANSFER = "transfer";
  static final String MATCH = "match";

  private final String step;
  private final int left;
  private final int right;
  private final double amount;
  private int winner = Side.NOBODY;
  private double points;

  LaneScore(String step, int left, int right, double amount) {
    this.step = step;
    this.left = left;
    this.right = right;
    this.amount = amount;
  }

  /** Which step: {@code lane}, {@code bonus}, {@code transfer} or {@code match}. */
  public String getStep() {
    return step;
  }

  /** How the two sides' numbers compare: {@code ahead} if one is higher, {@code level} if not. */
  public String getStanding() {
    return left == right ? "level" : "ahead";
  }

  /** The lower of both numbers. */
  public int getLower() {
    return Math.min(left, right);
  }

  /** Whether the lower of both numbers is above another. */
  public boolean lowerAbove(double number) {
    return getLower() > number;
  }

  /** A row's word: who wins, {@code higher}, {@code lower} or {@code nobody}. */
  public void wins(String who) {
    int higher = left > right ? Side.LEFT : Side.RIGHT;
    winner =
        switch (who) {
          case "higher" -> higher;
          case "lower" -> 1 - higher;
          case "nobody" -> Side.NOBODY;
          default ->
              throw new IllegalStateException("winner (" + who + ") of a lane is not known.");
        };
  }

  /**
   * A row's word: what is counted, {@code higher}, {@code lower}, {@code amount} or {@code
   * nothing}.
   */
  public void points(String what) {
    points =
        switch (what) {
          case "higher" -> Math.max(left, right);
          case "lower" -> getLower();
          case "amount" -> amount;
          case "nothing" -> 0;
          default ->
              throw new IllegalStateException("points (" + what + ") of a lane are not known.");
        };
  }

  int winner() {
    return winner;
  }

  int points() {
    return (int) points;
  }
}
