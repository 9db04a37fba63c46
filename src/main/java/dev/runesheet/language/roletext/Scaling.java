package dev.runesheet.language.roletext;

import java.util.List;
import java.util.Optional;

/** How many uses one action carries. */
public sealed interface Scaling {

  /**
   * How many uses there are now.
   *
   * @param total how many players began the game
   * @param living how many live
   * @param phase the number of the phase
   */
  int uses(int total, int living, int phase);

  /** Always so many: {@code x3}. */
  record Times(int times) implements Scaling {

    @Override
    public int uses(int total, int living, int phase) {
      return times;
    }
  }

  /** One for each so many players, rounded down, at least one: {@code $living/5}. */
  record PerPlayers(Count count, int divisor) implements Scaling {

    @Override
    public int uses(int total, int living, int phase) {
      return Math.max(1, count.of(total, living) / divisor);
    }
  }

  /** The last step that holds; none of those that do not: {@code x1, $living>15 ⇒ x2}. */
  record Steps(List<Step> steps) implements Scaling {

    @Override
    public int uses(int total, int living, int phase) {
      int uses = 1;
      boolean held = false;
      for (Step step : steps) {
        boolean holds = step.test().map(test -> test.holds(total, living)).orElse(true);
        uses = holds ? step.times() : held ? uses : 0;
        held |= holds;
      }
      return uses;
    }
  }

  /**
   * A number of uses.
   *
   * @param test when; empty is always
   */
  record Step(Optional<Test> test, int times) {}

  /** A test of a number of players. */
  record Test(Count count, Relation relation, int players) {

    boolean holds(int total, int living) {
      int now = count.of(total, living);
      return switch (relation) {
        case BELOW -> now < players;
        case ABOVE -> now > players;
        case AT_MOST -> now <= players;
        case AT_LEAST -> now >= players;
        case EQUAL -> now == players;
      };
    }
  }

  /** By the number of the phase: {@code Odd: x1, Even: x2}. */
  record OddEven(Scaling odd, Scaling even) implements Scaling {

    @Override
    public int uses(int total, int living, int phase) {
      return (phase % 2 == 1 ? odd : even).uses(total, living, phase);
    }
  }

  /** What is not understood, kept word for word. */
  record Said(String words) implements Scaling {

    @Override
    public int uses(int total, int living, int phase) {
      return 1;
    }
  }

  /** Which players are counted. */
  enum Count {
    TOTAL,
    LIVING;

    private int of(int total, int living) {
      return this == TOTAL ? total : living;
    }
  }

  /** How two numbers compare. */
  enum Relation {
    BELOW("<"),
    ABOVE(">"),
    AT_MOST("≤"),
    AT_LEAST("≥"),
    EQUAL("=");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    /** The sign that role text has for it. */
    public String sign() {
      return sign;
    }
  }
}
