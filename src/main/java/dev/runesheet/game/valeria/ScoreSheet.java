package dev.runesheet.game.valeria;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A duke or noble being scored for a player: the rows of the scoring table match it and name what
 * counts. In working memory only for that moment.
 */
public final class ScoreSheet {

  /** What cards can count. */
  public static final List<String> COUNTED =
      List.of(
          "gold",
          "strength",
          "magic",
          "wild",
          "shadow",
          "holy",
          "soldier",
          "worker",
          "monster",
          "citizen",
          "domain",
          "boss",
          "minion",
          "beast",
          "titan",
          "goods");

  /** What a number of points for each share is called after. */
  public static final String POINTS = " points";

  private final CardType.Scores scores;
  private final Map<String, Integer> held;
  private final List<Line> lines = new ArrayList<>();

  ScoreSheet(CardType.Scores scores, Map<String, Integer> held) {
    this.scores = scores;
    this.held = Map.copyOf(held);
  }

  /** Whether the card has a number for something. */
  public boolean counts(String what) {
    return scores.of(what) != 0;
  }

  /** A row's word: the card's number of points for each of something. */
  public void points(String what) {
    line(what, held.getOrDefault(what, 0) * scores.of(what));
  }

  /**
   * A row's word: one point for as much of a resource as the card's number, rounded down; as many
   * points as the card says if it does.
   */
  public void share(String what) {
    int each = Math.max(1, scores.of(what + POINTS));
    line(what, held.getOrDefault(what, 0) / scores.of(what) * each);
  }

  private void line(String what, int points) {
    lines.add(new Line(what, points));
  }

  List<Line> lines() {
    return lines;
  }

  int total() {
    return lines.stream().mapToInt(Line::points).sum();
  }

  /**
   * What something scored.
   *
   * @param what what was counted
   * @param points what it gave
   */
  record Line(String what, int points) {}
}
