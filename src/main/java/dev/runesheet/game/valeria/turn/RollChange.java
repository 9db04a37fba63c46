package dev.runesheet.game.valeria.turn;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.TextForm;

/** A change of a roll by the active player before it counts (rules.md, section 2). */
public sealed interface RollChange extends Action {

  /** Keeping the roll. */
  @TextForm("keep")
  record Keep() implements RollChange {}

  /** Setting the dice. */
  @TextForm("set {first} {second}")
  record SetDice(int first, int second) implements RollChange {}

  /** Rolling dice again. */
  @TextForm("reroll {dice}")
  record Reroll(Dice dice) implements RollChange {}

  /** Dice of a roll. */
  enum Dice {
    /** The first. */
    FIRST("1", "the first die"),
    /** The second. */
    SECOND("2", "the second die"),
    /** Both. */
    BOTH("both", "both dice");

    private final String word;
    private final String words;

    Dice(String word, String words) {
      this.word = word;
      this.words = words;
    }

    String words() {
      return words;
    }

    @Override
    public String toString() {
      return word;
    }
  }
}
