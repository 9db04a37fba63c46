package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.spelling.Titled;
import java.util.Optional;
import java.util.OptionalInt;

/** A restriction of the use of an ability. */
public sealed interface Restriction {

  /**
   * In a phase, or from it on.
   *
   * @param number the phase's number; empty is each such phase
   * @param orLater whether it may be used after that phase too
   */
  record Temporal(Daytime daytime, OptionalInt number, boolean orLater) implements Restriction {

    /** True if it holds in a phase, by its number in the game. */
    public boolean holds(int phase) {
      if (number.isEmpty()) {
        return Phase.daytime(phase) == daytime;
      }
      int named = Phase.of(daytime, number.getAsInt());
      return orLater ? phase >= named : phase == named;
    }
  }

  /**
   * If somebody has an attribute, or lacks it.
   *
   * @param whose all of these; empty is the player who acts
   */
  record Attribute(Optional<Target> whose, boolean has, AttributeName attribute)
      implements Restriction {

    /** The player who must have or lack it. */
    public Target bearer() {
      return whose.orElse(Target.SELF);
    }
  }

  /** A limit against use twice in succession. */
  enum Succession implements Restriction, Titled {
    NO_SUCCESSION,
    NO_TARGET_SUCCESSION
  }

  /** A limit of uses. */
  record Quantity(int times) implements Restriction {}

  /** A condition that must hold. */
  record Conditional(Condition condition) implements Restriction {}

  /** A restriction that is not understood, kept word for word. */
  record Said(String words) implements Restriction {}

  /** While alive, ghostly, or both. */
  enum Status implements Restriction, Titled {
    ALIVE,
    GHOSTLY,
    ANY
  }
}
