package dev.runesheet.game.valeria.turn;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.TextForm;

/** A change of a roll by the active player before it counts (rules.md, section 2). */
public sealed interface RollChange extends Action {

  /** The word before the dice in the option to keep them. */
  String KEEP = "keep ";

  /** Keeping the roll. */
  @TextForm(value = "keep", words = KEEP + "{number} and {number}")
  record Keep() implements RollChange {}

  /** Setting the dice. */
  @TextForm(
      value = "set {first} {second}",
      words = {
        "set the dice to {first} and {second}",
        "set the dice to {first} and {second} for {number} gold"
      })
  record SetDice(int first, int second) implements RollChange {}

  /** Rolling dice again. */
  @TextForm(
      value = "reroll {dice}",
      words = {"roll {those dice} again", "roll {those dice} again for {number} magic"})
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

    /** The words for people. */
    public String words() {
      return words;
    }

    @Override
    public String toString() {
      return word;
    }
  }
}
