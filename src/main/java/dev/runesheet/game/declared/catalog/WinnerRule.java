package dev.runesheet.game.declared.catalog;

import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.Winners;
import dev.runesheet.word.Extremum;
import java.util.List;

/**
 * The rule by which a match that ends without a winner finds one: numbers of the players in order,
 * each of which tells apart those who are level in all before it.
 *
 * @param by the numbers
 * @param tied what becomes of those who are level in all of them
 */
public record WinnerRule(List<Criterion> by, Tied tied) {

  /** The reason that a match tells for an end at which all players are out. */
  public static final String NOBODY_LEFT = "nobody is left";

  /** Copies the list. */
  public WinnerRule {
    by = List.copyOf(by);
  }

  /** True for a reason that a match tells when it ends by this rule. */
  public boolean isReason(String reason) {
    return reason.equals(NOBODY_LEFT)
        || tied.reason().equals(reason)
        || by.stream().anyMatch(criterion -> criterion.words().equals(reason));
  }

  /**
   * A number that tells players apart.
   *
   * @param best the end of the numbers that is best
   * @param number the number of a player, who is self
   * @param words its words for people: {@code largest points}
   */
  public record Criterion(Extremum best, Expression.Number number, String words) {}

  /** The winners among players who are level in all numbers, by their seats. */
  public enum Tied implements Word {
    /** All of them share the win. */
    ALL("the win is shared", "players who are level share the win"),
    /** Nobody wins. */
    NOBODY("level in all numbers", "if several are level, it is a draw"),
    /** The one in the first seat. */
    FIRST_SEAT("the first seat", "of several who are level the one in the first seat wins"),
    /** The one in the last seat. */
    LAST_SEAT("the last seat", "of several who are level the one in the last seat wins");

    private final String reason;
    private final String sentence;

    Tied(String reason, String sentence) {
      this.reason = reason;
      this.sentence = sentence;
    }

    /** The reason that a match tells for such an end. */
    public String reason() {
      return reason;
    }

    /** The rule in a sentence. */
    public String sentence() {
      return sentence;
    }

    /** The winners of some level players, who are in the order of their seats. */
    public List<Integer> winners(List<Integer> level) {
      return switch (this) {
        case ALL -> level;
        case NOBODY -> Winners.of(Winners.NOBODY);
        case FIRST_SEAT -> level.subList(0, 1);
        case LAST_SEAT -> level.subList(level.size() - 1, level.size());
      };
    }
  }
}
