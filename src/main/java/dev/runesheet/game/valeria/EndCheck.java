package dev.runesheet.game.valeria;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How far the centre is used up at the end of a turn: the rows of the table of ends match it and
 * say whether the last round has begun. In working memory only for that moment.
 */
public final class EndCheck {

  /** How many monster stacks are used up. */
  static final String MONSTERS = "monster stacks used up";

  /** How many domain stacks are used up. */
  static final String DOMAINS = "domain stacks used up";

  /** How many cards of the exhausted deck have been drawn. */
  static final String EXHAUSTED = "exhausted cards drawn";

  /** How many slots of the harbour are empty, after the kind of card that lies there. */
  static final String SLOTS_EMPTY = " slots empty";

  /** What rows may look at. */
  public static final List<String> COUNTED =
      List.of(
          MONSTERS,
          DOMAINS,
          EXHAUSTED,
          CardKind.GOODS.word() + SLOTS_EMPTY,
          CardKind.TOME.word() + SLOTS_EMPTY,
          CardKind.NOBLE.word() + SLOTS_EMPTY);

  private final Map<String, Integer> counts;
  private final int players;
  private final List<String> reasons = new ArrayList<>();

  EndCheck(Map<String, Integer> counts, int players) {
    this.counts = Map.copyOf(counts);
    this.players = players;
  }

  /** Whether a count is at least a number. */
  public boolean atLeast(String counted, double number) {
    return counts.getOrDefault(counted, 0) >= number;
  }

  /** Whether a count is at least a number for each player. */
  public boolean atLeastForEach(String counted, double number) {
    return counts.getOrDefault(counted, 0) >= number * players;
  }

  /** A row's word: the game ends with this round, for a reason. */
  public void ends(String reason) {
    reasons.add(reason);
  }

  List<String> reasons() {
    return reasons;
  }
}
