package dev.runesheet.game.queensblood.board;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.Compares;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OnlyFor;
import dev.runesheet.spi.question.OutputColumn;

/** One step of scoring (decisions 14 and 47). */
@DecisionTable(
    title = "Lane scoring",
    family = "lane scoring",
    doc = "who wins lanes and the match, and what counts")
public final class LaneScore {

  /** The step of scoring. */
  public enum Step implements Word {
    /** Both powers of a lane. */
    LANE,
    /** Points that an effect adds to a won lane. */
    BONUS,
    /** The points that an effect takes over from the loser of a lane. */
    TRANSFER,
    /** Both sums of points. */
    MATCH
  }

  /** The relation of two numbers. */
  public enum Standing implements Word {
    /** One is higher. */
    AHEAD,
    /** Both are the same, so that nobody has won the lane to which others add. */
    @OnlyFor(
        asked = "step",
        words = {"lane", "match"})
    LEVEL
  }

  /** The winner. */
  public enum Winner implements Word {
    /** The side with the higher number. */
    @OnlyFor(asked = "standing", words = "ahead")
    HIGHER,
    /** The side with the lower number. */
    @OnlyFor(asked = "standing", words = "ahead")
    LOWER,
    /** Neither side. */
    NOBODY
  }

  /** The number that counts as points. */
  public enum Points implements Word {
    /** The higher number. */
    @OnlyFor(asked = "standing", words = "ahead")
    HIGHER,
    /** The lower number. */
    @OnlyFor(asked = "standing", words = "ahead")
    LOWER,
    /** The amount of the effect. */
    @OnlyFor(asked = "step", words = "bonus")
    AMOUNT,
    /** No points. */
    NOTHING
  }

  private final Step step;
  private final int left;
  private final int right;
  private final double amount;
  private Winner winner = Winner.NOBODY;
  private Points points = Points.NOTHING;

  public LaneScore(Step step, int left, int right, double amount) {
    this.step = step;
    this.left = left;
    this.right = right;
    this.amount = amount;
  }

  /** The step of scoring. */
  @InputColumn(
      order = 1,
      label = "Step",
      doc =
          "lane: both powers of a lane; bonus, transfer: what an effect adds to a won lane; match:"
              + " both sums.",
      required = true)
  public Step getStep() {
    return step;
  }

  /** The relation of the two sides' numbers. */
  @InputColumn(
      order = 2,
      label = "Sides are",
      doc = "ahead: one number is higher; level: both are the same. Empty: either.")
  public Standing getStanding() {
    return left == right ? Standing.LEVEL : Standing.AHEAD;
  }

  /** True if the lower of both numbers is above another. */
  @InputColumn(
      order = 3,
      label = "Lower number above",
      doc = "The lower number must be above this. Empty: any.")
  @Compares(asked = "lower", relation = Compares.Relation.ABOVE)
  public boolean lowerAbove(@Cell(min = -CardStats.MOST, max = CardStats.MOST) int number) {
    return getLower() > number;
  }

  /** The lower of both numbers. */
  @InputColumn(
      order = 4,
      label = "Lower number is",
      doc = "The lower number must be this, or one of a range. Empty: any.")
  @Cell(min = -CardStats.MOST, max = CardStats.MOST)
  public int getLower() {
    return Math.min(left, right);
  }

  /** Decides who wins. */
  @OutputColumn(
      order = 1,
      label = "Winner",
      doc = "Who wins the lane or the match. Empty: nobody.",
      otherwise = "nobody")
  @OnlyFor(
      asked = "step",
      words = {"lane", "match"})
  @NeededFor(
      asked = "step",
      words = {"lane", "match"})
  public void wins(Winner who) {
    winner = who;
  }

  /** Decides what counts. */
  @OutputColumn(
      order = 2,
      label = "Points",
      doc = "What counts: the higher or lower power, or the amount of the effect. Empty: nothing.",
      otherwise = "nothing")
  @OnlyFor(
      asked = "step",
      words = {"lane", "bonus", "transfer"})
  @NeededFor(
      asked = "step",
      words = {"lane", "bonus", "transfer"})
  public void points(@Cell(list = "sort of points") Points what) {
    points = what;
  }

  /** The side that wins, or {@link Side#NOBODY}. */
  public int winner() {
    if (left == right) {
      return Side.NOBODY;
    }
    int higher = left > right ? Side.LEFT : Side.RIGHT;
    return switch (winner) {
      case HIGHER -> higher;
      case LOWER -> 1 - higher;
      case NOBODY -> Side.NOBODY;
    };
  }

  public int points() {
    return switch (points) {
      case HIGHER -> Math.max(left, right);
      case LOWER -> getLower();
      case AMOUNT -> (int) amount;
      case NOTHING -> 0;
    };
  }
}
